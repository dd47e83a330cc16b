create table form_submissions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Its name in the contract, which may get further forms without a migration.
  form text not null,
  -- The fields without passwords and card details, which are never stored.
  content jsonb not null,
  submitted_at timestamptz not null default now(),
  -- A deleted one can be restored for a day.
  deleted_at timestamptz
);

create index form_submissions_of_user on form_submissions (user_id, submitted_at desc, id);
create index form_submissions_of_form on form_submissions (user_id, form, submitted_at desc, id);
create index form_submissions_deleted on form_submissions (user_id, deleted_at) where deleted_at is not null;
