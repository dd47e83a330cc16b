create table activities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('messages', 'notifications', 'tasks')),
  -- Who did it.
  actor_id uuid not null references users (id) on delete cascade,
  title text not null,
  text text not null default '',
  href text,
  progress smallint check (progress between 0 and 100),
  happened_at timestamptz not null default now(),
  is_read boolean not null default false
);

create index activities_latest on activities (user_id, type, happened_at desc, id desc);
create index activities_unread on activities (user_id, type) where not is_read;
create index activities_of_actor on activities (actor_id);
