-- How somebody has set up the columns of tables; null until one was changed.
alter table preferences add column tables jsonb;
