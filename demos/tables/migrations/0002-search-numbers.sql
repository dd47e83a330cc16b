-- A search in all columns finds numbers too, by any of their digits. A generated column is changed by being made again,
-- and its index with it.
drop index data_rows_text;
alter table data_rows
  drop column search_text,
  add column search_text text not null generated always as (
    search_text(id::text || ' ' || name || ' ' || phone || ' ' || company || ' ' || zip || ' ' || city)
  ) stored;
create index data_rows_text on data_rows using gin (
  search_text gin_trgm_ops, name_key gin_trgm_ops, phone gin_trgm_ops, company_key gin_trgm_ops, zip gin_trgm_ops
);

drop index grid_rows_text;
-- The total is generated itself, and so cannot be named here.
alter table grid_rows
  drop column search_text,
  add column search_text text not null generated always as (
    search_text(
      id::text || ' ' || name || ' ' || note || ' ' || amount::text || ' ' || tax::text || ' ' || (amount + tax)::text
    )
  ) stored;
create index grid_rows_text on grid_rows using gin (search_text gin_trgm_ops, name_key gin_trgm_ops)
  where deleted_at is null;
