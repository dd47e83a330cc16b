-- The latest of every kind, for the dashboard.
create index activities_of_all_kinds on activities (user_id, happened_at desc, id desc);
