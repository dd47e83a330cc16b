-- The nested lists of a user. A user without a row has the initial lists (`demos/nested-lists/contract.ts`).
create table nested_lists (
  user_id uuid primary key references users on delete cascade,
  navigation jsonb not null,
  onboarding jsonb not null,
  version integer not null default 1,
  field_versions jsonb not null default '{}'
);
