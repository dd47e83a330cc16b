-- Since when an account waits for its owner to accept the invitation. The column keeps its value afterwards; the account
-- is invited only as long as it has neither a password nor an identity.
alter table users
  add column invited_at timestamptz,
  -- The last use of the sessions that have ended.
  add column last_used_at timestamptz;

create function remember_last_use() returns trigger language plpgsql as $$
begin
  update users set last_used_at = greatest(users.last_used_at, ended.last_used_at)
  from (select user_id, max(last_used_at) as last_used_at from removed group by user_id) as ended
  where users.id = ended.user_id;
  return null;
end $$;

create trigger remember_last_use after delete on sessions
  referencing old table as removed for each statement execute function remember_last_use();

-- Changes of accounts and roles. They are kept for good. Names are copied, so that an entry can still be read after the
-- account is deleted.
create table audit_events (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  action text not null check (action in (
    'account-created', 'account-invited', 'invitation-accepted', 'role-changed', 'suspended', 'reinstated',
    'sessions-ended', 'deleted', 'data-exported', 'password-changed', 'password-reset', 'email-changed',
    'email-verified', 'identity-linked', 'identity-unlinked', 'second-factor-on', 'second-factor-off', 'passkey-added',
    'passkey-removed'
  )),
  -- Who did it. Without a name it was the server, or its administrator on the command line.
  actor_id uuid references users (id) on delete set null,
  actor_name text not null default '',
  -- Whose account it concerns.
  subject_id uuid references users (id) on delete set null,
  subject_name text not null,
  -- Short texts by name, such as the role before and after.
  details jsonb not null default '{}'
);

create index audit_events_by_time on audit_events (at, id);
create index audit_events_of_subject on audit_events (subject_id);
create index audit_events_of_actor on audit_events (actor_id);

-- The audit log as its table shows it. The names of actions and roles are English texts, which the app translates.
create view audit_log as
select
  id, at, (at at time zone 'UTC')::date as date, to_char(at at time zone 'UTC', 'HH24:MI:SS') as time,
  upper(left(action, 1)) || replace(substr(action, 2), '-', ' ') as action,
  actor_id, actor_name as actor, fold_text(actor_name) as actor_key,
  subject_id, subject_name as subject, fold_text(subject_name) as subject_key,
  details as facts,
  coalesce((select string_agg(key || ': ' || value, ', ' order by key) from jsonb_each_text(audit_events.details)), '')
    as details,
  search_text(actor_name || ' ' || subject_name || ' ' || coalesce(
    (select string_agg(value, ' ') from jsonb_each_text(audit_events.details)), ''
  )) as search_text
from audit_events;

-- The accounts as administrators see them. An office has too few for the joins to matter.
create view people as
select
  users.id, username, name, email, fold_text(name) as name_key, fold_text(username) as username_key,
  fold_text(email) as email_key, picture, upper(left(role, 1)) || substr(role, 2) as role,
  case role when 'viewer' then 1 when 'member' then 2 else 3 end as role_rank,
  case
    when suspended_at is not null then 'Suspended'
    when invited_at is not null and not credentials.exist then 'Invited'
    else 'Active'
  end as status,
  credentials.exist as can_sign_in,
  (users.created_at at time zone 'UTC')::date as created, users.created_at,
  used.sessions, (used.at at time zone 'UTC')::date as last_used, used.at as last_used_at,
  coalesce(used.at, '-infinity') as used_key,
  search_text(name || ' ' || username || ' ' || email) as search_text
from users
cross join lateral (
  select exists (select from accounts where user_id = users.id)
    or exists (select from passkeys where user_id = users.id) as exist
) as credentials
cross join lateral (
  select count(*) filter (where expires_at > now())::int as sessions,
    greatest(users.last_used_at, max(sessions.last_used_at)) as at
  from sessions where user_id = users.id
) as used;
