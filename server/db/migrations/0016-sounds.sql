-- Whether the user hears sounds; null until they change it (`contract/preferences.ts`).
alter table preferences add column sounds boolean;
