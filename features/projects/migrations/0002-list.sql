-- What the list of projects tells of each.
alter table projects
  -- In hours.
  add column est integer not null default 0 check (est >= 0),
  add column status text not null default 'Planned'
    check (status in ('Planned', 'Active', 'On hold', 'Completed', 'Cancelled')),
  -- Usernames of whom to ask.
  add column contacts text[] not null default '{}',
  -- In euros: what it may cost, and what it has cost.
  add column target numeric(12, 2) not null default 0 check (target >= 0),
  add column actual numeric(12, 2) not null default 0 check (actual >= 0),
  add column progress integer not null default 0 check (progress between 0 and 100),
  add column starts date not null default current_date,
  add column ends date not null default current_date,
  -- Hours worked in each of the last weeks.
  add column tracker integer[] not null default '{}',
  add column comment text not null default '' check (char_length(comment) <= 2000),
  add column title_key text not null generated always as (fold_text(title)) stored,
  add column search_text text not null generated always as (search_text(title || ' ' || comment)) stored,
  add constraint projects_end_after_start check (ends >= starts);

create index projects_by_name on projects (title_key, id);
create index projects_by_starts on projects (starts, id);
create index projects_by_ends on projects (ends, id);

insert into table_counts (name, total) select 'projects', count(*) from projects;
create trigger count_added after insert on projects
  referencing new table as added for each statement execute function count_table_rows('true');
create trigger count_changed after update on projects
  referencing old table as removed new table as added for each statement execute function count_table_rows('true');
create trigger count_removed after delete on projects
  referencing old table as removed for each statement execute function count_table_rows('true');
