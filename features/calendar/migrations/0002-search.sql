-- Events are found by any of their words.
alter table events
  add column search_text text not null generated always as (search_text(title || ' ' || description)) stored;
create index events_search on events using gin (user_id, search_text gin_trgm_ops);
