-- Whether the home screen shows the first steps; null until the user hides them (`contract/preferences.ts`).
alter table preferences add column first_steps boolean;
