-- Activities of real events. Their texts are texts of the app, so that each reader sees them in their own language; what
-- users wrote is in `details`, by the names of the placeholders.
alter table activities
  add column details jsonb not null default '{}',
  -- The id of the row that it is about. Demo content has none.
  add column subject text,
  -- When the thing begins that a task is about.
  add column due_at timestamptz;

update activities set details = jsonb_build_object('title', title, 'text', text), title = '{{title}}', text = '{{text}}'
where type = 'messages';
update activities set details = jsonb_build_object('title', title), title = '{{title}}' where type = 'tasks';
update activities set title = replace(title, users.name, '{{name}}')
from users where users.id = activities.actor_id and type = 'notifications';

create index activities_of_subject on activities (subject) where subject is not null;
-- A reminder is made once, by whichever server is first.
create unique index activities_due on activities (user_id, subject, due_at) where due_at is not null;
