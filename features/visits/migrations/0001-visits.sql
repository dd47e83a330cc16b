-- What the site has counted, day by day: how many came from where, and what came of it.
create table region_visits (
  day date not null,
  -- The two letters of ISO 3166-1.
  region text not null check (region ~ '^[A-Z]{2}$'),
  visits integer not null check (visits >= 0),
  primary key (day, region)
);

create table site_days (
  day date primary key,
  page_views integer not null check (page_views >= 0),
  orders integer not null check (orders >= 0),
  customers integer not null check (customers >= 0),
  -- In the currency's smallest unit.
  income bigint not null check (income >= 0)
);

-- What is aimed at, for a day.
create table site_goals (
  figure text primary key,
  daily bigint not null check (daily >= 0)
);
