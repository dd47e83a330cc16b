create table users (
  id uuid primary key default gen_random_uuid(),
  username text not null unique,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  -- An address relative to the page.
  picture text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index users_email on users (lower(email));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  -- The SHA-256 of the token: who reads the table cannot take over a session.
  token_hash bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_of_user on sessions (user_id);
