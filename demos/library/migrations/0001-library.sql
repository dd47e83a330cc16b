-- The folders and files of the office, which all users share.
create table library_items (
  id uuid primary key,
  -- Null at the top.
  parent_id uuid references library_items (id) on delete cascade,
  kind text not null,
  name text not null check (char_length(name) between 1 and 120),
  -- In bytes; 0 for folders.
  size bigint not null default 0 check (size >= 0),
  -- Its place in its folder, with room between neighbours, so that a move writes one row. See server/lib/ranks.ts.
  rank double precision not null,
  modified_at timestamptz not null default now(),
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  search_text text not null generated always as (search_text(name)) stored,
  check (kind <> 'folder' or size = 0)
);

create index library_items_of_folder on library_items (parent_id, rank, id);
create index library_items_search on library_items using gin (search_text gin_trgm_ops);

-- The files that a user has checked. Folders are not stored: their state is that of the files below them.
create table library_checks (
  user_id uuid not null references users (id) on delete cascade,
  item_id uuid not null references library_items (id) on delete cascade,
  primary key (user_id, item_id)
);

create index library_checks_of_item on library_checks (item_id);
