-- Who changes a row says which version they saw. `version` counts the changes; `field_versions` has, by field, the version
-- in which it last changed. So two windows can change different fields of one row, and a change of the same field is
-- noticed. A field that is not in it has not changed since the row was added.
alter table grid_rows add column field_versions jsonb not null default '{}';
