create table preferences (
  user_id uuid primary key references users (id) on delete cascade,
  layout jsonb not null,
  language text,
  -- By the clock of the browser that changed it.
  changed_at timestamptz not null
);
