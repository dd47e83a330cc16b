-- The values of the inline-edit sample. A user without a row has the initial values (`demos/inline-edit/contract.ts`).
create table inline_edits (
  user_id uuid primary key references users on delete cascade,
  username text not null,
  first_name text not null,
  gender text not null,
  user_group text not null,
  permissions text[] not null,
  budget double precision,
  dob text not null,
  comments text not null,
  home_phone text not null,
  office_phone text not null,
  version integer not null default 1,
  field_versions jsonb not null default '{}'
);
