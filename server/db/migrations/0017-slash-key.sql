-- Whether the slash key opens the search; null until the user changes it (`contract/preferences.ts`).
alter table preferences add column slash_key boolean;
