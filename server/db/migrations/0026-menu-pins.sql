-- The addresses of the pinned menu entries; null until one is pinned (`contract/preferences.ts`).
alter table preferences add column pins text[];
