-- The browsers that a user has signed in from. A sign-in from another one is reported to the user.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  -- The hash of the browser's cookie.
  device_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

create index known_devices_by_time on known_devices (seen_at);
