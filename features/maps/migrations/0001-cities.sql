-- Cities of the world, for everybody. Filled, and then given its index, by the server once it is ready; see
-- features/maps/server/fill-cities.ts.
create table cities (
  -- The number that GeoNames gives it.
  id integer primary key,
  name text not null,
  -- The two letters of ISO 3166-1.
  country text not null,
  population integer not null,
  longitude real not null,
  latitude real not null,
  -- Folded, with a space before every word, so that `%york%` finds it anywhere and `% york%` at the beginning of a word.
  name_key text not null generated always as (search_text(name)) stored
);
