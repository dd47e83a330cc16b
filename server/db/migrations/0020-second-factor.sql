-- The second factor and passkeys: tables of better-auth's plugins, named in server/auth/factor-plugins.ts.

alter table users add column two_factor_enabled boolean not null default false;

create table two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  -- Encrypted with the server's secret, like the recovery codes.
  secret text not null,
  backup_codes text not null,
  -- False until the first code has been entered.
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null default '',
  credential_id text not null unique,
  public_key text not null,
  -- Counts to 2^32: too much for `integer`, and `bigint` is read as text.
  counter double precision not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  -- The model of the authenticator.
  aaguid text,
  created_at timestamptz not null default now()
);

create index passkeys_of_user on passkeys (user_id);
