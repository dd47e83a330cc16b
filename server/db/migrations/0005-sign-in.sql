alter table users
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column gender text check (gender in ('female', 'male', 'other', 'undisclosed')),
  add column terms_accepted_at timestamptz;

-- One person under one name, whichever way it is written.
create unique index users_username on users (lower(username));

-- Apart from the people, so that no list of people can hold one by mistake.
create table passwords (
  user_id uuid primary key references users (id) on delete cascade,
  hash text not null,
  changed_at timestamptz not null default now()
);

-- Who somebody is elsewhere. No token of the provider is kept.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);

create index identities_of_user on identities (user_id);

-- While it is set, the session answers nothing but to the password.
alter table sessions add column locked_at timestamptz;

-- Somebody is at a provider's door. The browser holds a token, of which this is the SHA-256; it is used once.
create table sign_in_flows (
  token_hash bytea primary key,
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);

-- The link of a mail, of which this is the SHA-256; it is used once.
create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

create index password_resets_of_user on password_resets (user_id);

-- How often something was tried, by what is being counted: an account, an address.
create table attempts (
  subject text primary key,
  count integer not null,
  resets_at timestamptz not null
);

-- Pictures that people bring along.
create table pictures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  type text not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
