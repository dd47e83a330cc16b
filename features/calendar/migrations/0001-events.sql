create extension if not exists btree_gist;

create table events (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  description text not null check (char_length(description) <= 40),
  icon text not null,
  class_name text not null,
  -- Of an event of whole days: midnight in UTC. The end is not part of the event.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  all_day boolean not null,
  check (ends_at >= starts_at)
);

-- A month asks for what overlaps it. Both bounds are included, because a range without its end is empty where an event
-- takes no time, and what is empty overlaps nothing.
create index events_by_time on events using gist (user_id, tstzrange(starts_at, ends_at, '[]'));

-- What waits to be dragged onto the calendar.
create table external_events (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  description text not null check (char_length(description) <= 40),
  icon text not null,
  class_name text not null,
  created_at timestamptz not null default clock_timestamp()
);

create index external_events_in_order on external_events (user_id, created_at, id);
