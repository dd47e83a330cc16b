-- What is meant literally, as a pattern that finds it anywhere in a folded text.
create function literal_pattern(value text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(fold_text(value), '([\\%_])', '\\\1', 'g') || '%';

-- How many rows a table has is asked with every page of it: counting would grow with the table. A table joins in by a
-- row here and three triggers, whose argument says which rows count.
create table table_counts (
  name text primary key,
  total bigint not null default 0
);

create function count_table_rows() returns trigger language plpgsql as $$
declare
  came bigint := 0;
  went bigint := 0;
begin
  if tg_op <> 'DELETE' then execute format('select count(*) from added where %s', tg_argv[0]) into came; end if;
  if tg_op <> 'INSERT' then execute format('select count(*) from removed where %s', tg_argv[0]) into went; end if;
  -- A change that leaves the number alone does not wait for others that count.
  if came <> went then
    update table_counts set total = total + came - went where name = tg_table_name;
  end if;
  return null;
end $$;
