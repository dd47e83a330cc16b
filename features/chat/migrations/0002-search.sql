-- The search finds messages of the chat.
alter table chat_messages
  add column search_text text not null generated always as (search_text(body)) stored;

create index chat_messages_search on chat_messages using gin (search_text gin_trgm_ops);
