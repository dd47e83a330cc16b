create table todos (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  description text not null default '',
  state text not null check (state in ('Critical', 'Important', 'Completed')),
  -- Its place in its list. Between any two there is room for another, so that a move writes one row; where two come too
  -- close, the list is numbered anew.
  rank double precision not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  -- A deleted one can be brought back for a while.
  deleted_at timestamptz
);

create index todos_of_user on todos (user_id, state, rank) where deleted_at is null;
create index todos_deleted on todos (deleted_at) where deleted_at is not null;
