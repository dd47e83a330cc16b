create table gallery_pictures (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  album text not null check (char_length(album) between 1 and 60),
  caption text not null check (char_length(caption) between 1 and 200),
  -- In pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  taken_at timestamptz not null default now(),
  -- Either a file of the website, for demo content, or an upload of the user, which is deleted with the picture.
  file text,
  upload_id uuid unique references uploads (id) on delete cascade,
  -- A small version of an upload, at most 300 KB, and its width in pixels.
  preview bytea,
  preview_width integer,
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  -- A deleted picture can be restored for a day.
  deleted_at timestamptz,
  -- In pixels, to sort by.
  area bigint not null generated always as (width::bigint * height) stored,
  caption_key text not null generated always as (fold_text(caption)) stored,
  search_text text not null generated always as (search_text(caption)) stored,
  check (num_nonnulls(file, upload_id) = 1),
  check ((preview is null) = (preview_width is null))
);

create index gallery_by_date on gallery_pictures (taken_at, id) where deleted_at is null;
create index gallery_by_album on gallery_pictures (album, taken_at, id) where deleted_at is null;
create index gallery_of_user on gallery_pictures (user_id, taken_at, id);
create index gallery_search on gallery_pictures using gin (search_text gin_trgm_ops);
