-- A search in all columns finds numbers too, by any of their digits. A generated column is changed by being made again,
-- and its index with it.
drop index orders_text;
alter table orders
  drop column search_text,
  add column search_text text not null generated always as (
    search_text(
      'AT-' || id::text || ' ' || customer_id || ' ' || customer || ' ' || city || ' ' || postal_zip || ' '
        || base_price::text
    )
  ) stored;
create index orders_text on orders using gin (
  search_text gin_trgm_ops, order_key gin_trgm_ops, customer_key gin_trgm_ops, zip_key gin_trgm_ops
);
