-- What the Content-Security-Policy has refused, as browsers report it: a row for each directive, origin and page.
create table violations (
  directive text not null,
  blocked text not null,
  path text not null,
  source text not null,
  count integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (directive, blocked, path)
);
create index violations_last_at on violations (last_at);
