-- The request that made a change, by the id that its response and the server's log have. Changes from the command line, and those
-- of earlier versions, have none.
alter table audit_events add column request_id text;

create or replace view audit_log as
select
  id, at, (at at time zone 'UTC')::date as date, to_char(at at time zone 'UTC', 'HH24:MI:SS') as time,
  upper(left(action, 1)) || replace(substr(action, 2), '-', ' ') as action,
  actor_id, actor_name as actor, fold_text(actor_name) as actor_key,
  subject_id, subject_name as subject, fold_text(subject_name) as subject_key,
  details as facts,
  coalesce((select string_agg(key || ': ' || value, ', ' order by key) from jsonb_each_text(audit_events.details)), '')
    as details,
  search_text(actor_name || ' ' || subject_name || ' ' || coalesce(request_id, '') || ' ' || coalesce(
    (select string_agg(value, ' ') from jsonb_each_text(audit_events.details)), ''
  )) as search_text,
  coalesce(request_id, '') as reference
from audit_events;
