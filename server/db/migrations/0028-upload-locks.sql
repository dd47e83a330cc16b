-- The requests that write to an upload in progress, one at a time, on whichever server. A holder renews its lock; the lock
-- of a server that has ended expires.
create table upload_locks (
  upload_id uuid primary key,
  holder uuid not null,
  -- Another request waits for the lock.
  is_wanted boolean not null default false,
  expires_at timestamptz not null
);
