create table projects (
  id uuid primary key default gen_random_uuid(),
  title text not null
);

create table recent_projects (
  user_id uuid not null references users (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  opened_at timestamptz not null default now(),
  primary key (user_id, project_id)
);

create index recent_projects_latest on recent_projects (user_id, opened_at desc);
