-- The role of each user, which is enforced where people have to sign in (`contract/roles.ts`), and since when an account
-- is suspended.
alter table users
  add column role text not null default 'member' check (role in ('viewer', 'member', 'admin')),
  add column suspended_at timestamptz;
