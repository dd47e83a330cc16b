create table documents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('rich', 'markdown', 'code', 'page')),
  title text not null default '',
  -- Sanitized HTML for 'rich' and 'page', otherwise plain text. At most 800 KB, with images as data: addresses.
  body text not null default '',
  -- The language of a 'code' document.
  language text not null default 'javascript' check (language in ('javascript', 'typescript', 'html', 'json')),
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A deleted document can be restored for a day.
  deleted_at timestamptz
);

create index documents_of_user on documents (user_id, kind, updated_at desc, id) where deleted_at is null;
create index documents_deleted on documents (user_id, deleted_at) where deleted_at is not null;
