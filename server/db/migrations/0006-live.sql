-- What has changed for whom, kept for an hour: an open window that was cut off asks for what it has missed.
create table live_changes (
  id bigint generated always as identity primary key,
  -- Null: for everybody.
  user_id uuid references users (id) on delete cascade,
  topic text not null,
  created_at timestamptz not null default now()
);

create index live_changes_of_user on live_changes (user_id, id);
create index live_changes_by_age on live_changes (created_at);

-- Who has a window open, and which server holds it. A server that ends without a word leaves rows that grow old.
create table live_streams (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null default now()
);

create index live_streams_of_user on live_streams (user_id, seen_at);
