-- Cities are found by all their names, in every language, and not by the one that is shown alone. The rows come from a
-- newer edition of GeoNames; the server fills the table again once it is ready, see features/maps/server/fill-cities.ts.
drop index if exists cities_search;
truncate cities;

alter table cities drop column name_key;
alter table cities
  -- The name that is shown, then the others: `| Vienna | Wien | Wenen |`.
  add column names text not null,
  add column names_key text not null generated always as (search_text(names)) stored;
