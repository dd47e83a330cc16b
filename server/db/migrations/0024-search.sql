-- What somebody has to do, and what happens when, is found by any of its words.
alter table todos
  add column search_text text not null generated always as (search_text(title || ' ' || description)) stored;
create index todos_search on todos using gin (user_id, search_text gin_trgm_ops) where deleted_at is null;

alter table events
  add column search_text text not null generated always as (search_text(title || ' ' || description)) stored;
create index events_search on events using gin (user_id, search_text gin_trgm_ops);

create index projects_search on projects using gin (search_text gin_trgm_ops);
