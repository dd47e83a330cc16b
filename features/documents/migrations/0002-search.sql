-- The text of a document without its markup; images are attributes, and go with it. The index knows the beginning of very long
-- texts only.
create function document_text(kind text, body text) returns text
  language sql immutable parallel safe
  return left(case when kind in ('rich', 'page') then regexp_replace(body, '<[^>]*>', ' ', 'g') else body end, 100000);

alter table documents
  add column search_text text not null generated always as (
    search_text(title || ' ' || document_text(kind, body))
  ) stored;

create index documents_search on documents using gin (user_id, search_text gin_trgm_ops) where deleted_at is null;
