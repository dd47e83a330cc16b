-- Who changes a row says which version they saw. `version` counts the changes; `field_versions` has, by field, the version
-- in which it last changed. So two windows can change different fields of one row, and a change of the same field is
-- noticed. A field that is not in it has not changed since the row was added.
alter table events
  add column version integer not null default 1,
  add column field_versions jsonb not null default '{}',
  -- A deleted one can be brought back for a while, with all that others have changed.
  add column deleted_at timestamptz;

drop index events_by_time;
create index events_by_time on events using gist (user_id, tstzrange(starts_at, ends_at, '[]'))
  where deleted_at is null;
create index events_deleted on events (user_id, deleted_at) where deleted_at is not null;
