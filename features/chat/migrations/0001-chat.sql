-- A room: the common one, in which everybody is, or one of two people.
create table chat_rooms (
  id uuid primary key default gen_random_uuid(),
  -- Null for both in the common room; otherwise the two, the smaller id first.
  first_id uuid references users (id) on delete cascade,
  second_id uuid references users (id) on delete cascade,
  -- The number of the newest message.
  last_number bigint not null default 0,
  check ((first_id is null) = (second_id is null)),
  check (first_id < second_id)
);

create unique index chat_rooms_of_two on chat_rooms (first_id, second_id);
create unique index chat_rooms_common on chat_rooms ((first_id is null)) where first_id is null;
create index chat_rooms_of_second on chat_rooms (second_id, first_id);

insert into chat_rooms default values;

create table chat_messages (
  room_id uuid not null references chat_rooms (id) on delete cascade,
  -- From 1, without a gap, in the order of commits: it is given out under the lock of the room.
  number bigint not null,
  -- Made by the sender.
  id uuid not null unique,
  -- Null for somebody who has left: what they said keeps its number.
  user_id uuid references users (id) on delete set null,
  body text not null check (char_length(body) between 1 and 2000),
  sent_at timestamptz not null default clock_timestamp(),
  primary key (room_id, number)
);

create index chat_messages_of_user on chat_messages (user_id);

-- How far somebody has read in a room.
create table chat_marks (
  room_id uuid not null references chat_rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  read_number bigint not null default 0,
  primary key (room_id, user_id)
);

create index chat_marks_of_user on chat_marks (user_id);

-- Who is writing. A row means something for a few seconds, and is deleted by whoever writes next.
create unlogged table chat_typing (
  room_id uuid not null references chat_rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  typed_at timestamptz not null default now(),
  primary key (room_id, user_id)
);

create index chat_typing_by_age on chat_typing (typed_at);
create index chat_typing_of_user on chat_typing (user_id);

-- What people have chosen to be shown as; without a row, Online.
create table chat_statuses (
  user_id uuid primary key references users (id) on delete cascade,
  status text not null check (status in ('Online', 'Busy', 'Away', 'Log Off'))
);
