-- Todos are found by any of their words.
alter table todos
  add column search_text text not null generated always as (search_text(title || ' ' || description)) stored;
create index todos_search on todos using gin (user_id, search_text gin_trgm_ops) where deleted_at is null;
