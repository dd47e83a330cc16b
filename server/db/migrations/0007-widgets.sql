-- How the widgets of screens are arranged; null until one was changed.
alter table preferences add column widgets jsonb;
