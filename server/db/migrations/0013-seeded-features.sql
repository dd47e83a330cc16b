-- Which features have been given their demo content: a later version adds that of its new features only, and what was
-- deleted does not come back.
create table seeded_features (
  name text primary key,
  seeded_at timestamptz not null default now()
);
