-- The events of the next hour, of all people.
create index events_upcoming on events (starts_at) where deleted_at is null and not all_day;
