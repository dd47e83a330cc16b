-- The files in the data directory, by the SHA-256 of their content. A row is added before its file, and removed together
-- with it, so that no file is forgotten.
create table upload_files (
  sha256 bytea primary key check (octet_length(sha256) = 32)
);

create table uploads (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  size integer not null check (size >= 0),
  type text not null,
  -- Null while the upload is in progress; its row reserves the space.
  sha256 bytea references upload_files (sha256),
  created_at timestamptz not null default now(),
  -- A deleted one can be restored for a day.
  deleted_at timestamptz
);

create index uploads_of_user on uploads (user_id, created_at desc, id);
create index uploads_of_file on uploads (sha256);
create index uploads_deleted on uploads (deleted_at) where deleted_at is not null;
create index uploads_in_progress on uploads (created_at) where sha256 is null;
