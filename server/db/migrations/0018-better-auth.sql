-- The tables of better-auth. Its models are `user`, `session`, `account` and `verification`; server/auth/engine.ts maps
-- them to these names and columns. Accounts that exist keep their passwords, identities and sessions.

-- better-auth looks up addresses in lower case.
update users set email = lower(email) where email <> lower(email);
alter table users alter column picture set default '';

-- Users who register have to confirm their address before their first sign-in. Accounts from before are not asked.
alter table users add column must_verify_email boolean not null default false;

-- The ways into an account: a password, or an identity at a provider. No token of a provider is kept.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- `credential` for a password; otherwise the provider, or the issuer of an OpenID Connect server.
  provider_id text not null,
  -- The person's id at the provider; the user's own id for a password.
  account_id text not null,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);

-- Columns with this comment are left out when users export their data.
comment on column accounts.password is 'secret';

create index accounts_of_user on accounts (user_id);

insert into accounts (user_id, provider_id, account_id, password, created_at, updated_at)
select user_id, 'credential', user_id::text, hash, changed_at, changed_at from passwords;

insert into accounts (user_id, provider_id, account_id, created_at, updated_at)
select
  user_id,
  case
    when issuer = 'https://accounts.google.com' then 'google'
    when issuer = 'https://github.com' then 'github'
    when issuer like 'https://login.microsoftonline.com/%' then 'microsoft'
    else issuer
  end,
  subject,
  created_at,
  created_at
from identities
on conflict do nothing;

drop table passwords, identities;

-- Links in mails and flows at a provider. The identifiers are hashes.
create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index verifications_by_identifier on verifications (identifier);

-- Links and flows that are in progress during the upgrade have to be started again.
drop table sign_in_flows, password_resets;

-- The SHA-256 of the token, in hexadecimal digits.
alter table sessions alter column token_hash type text using encode(token_hash, 'hex');
comment on column sessions.token_hash is 'secret';
