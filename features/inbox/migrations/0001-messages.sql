-- One row per copy: the sender has one, and so has every recipient.
create table messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  folder text not null check (folder in ('inbox', 'sent', 'archive', 'spam', 'trash')),
  subject text not null,
  body text not null,
  body_text text not null default '',
  labels text[] not null default '{}',
  attachments jsonb not null default '[]',
  -- The username is null for somebody from outside. Name and address are as they were when it was sent.
  from_username text,
  from_name text not null,
  from_email text not null,
  -- [{ username, name, email }]
  recipients jsonb not null default '[]',
  in_reply_to uuid,
  sent_at timestamptz not null default now(),
  is_read boolean not null default false,
  from_key text not null generated always as (left(fold_text(from_name), 100)) stored,
  subject_key text not null generated always as (left(fold_text(subject), 100)) stored,
  search_text text not null generated always as (
    search_text(subject || ' ' || from_name || ' ' || from_email || ' ' || body_text)
  ) stored
);

-- Each order of the list, read forwards or backwards: within a folder, and within the whole mailbox.
create index messages_by_date on messages (user_id, folder, sent_at, id);
create index messages_by_from on messages (user_id, folder, from_key, sent_at desc, id desc);
create index messages_by_subject on messages (user_id, folder, subject_key, sent_at desc, id desc);
create index messages_all_by_date on messages (user_id, sent_at, id);
create index messages_all_by_from on messages (user_id, from_key, sent_at desc, id desc);
create index messages_all_by_subject on messages (user_id, subject_key, sent_at desc, id desc);

-- The person stands in it, so that a search does not pay for the mailboxes of others.
create index messages_search on messages using gin (user_id, labels, search_text gin_trgm_ops);

-- How many messages a folder holds is asked with every page and every menu: counting would grow with the mailbox.
create table mailbox_counts (
  user_id uuid not null references users (id) on delete cascade,
  folder text not null,
  total integer not null,
  unread integer not null,
  primary key (user_id, folder)
);

-- Counts are changed in one order, `sent` before the others, because sending writes the sender's copy first: two
-- transactions then never wait for each other.
create function count_added_messages() returns trigger language plpgsql as $$
begin
  insert into mailbox_counts as kept (user_id, folder, total, unread)
  select user_id, folder, count(*), count(*) filter (where not is_read)
  from added
  group by user_id, folder
  order by folder <> 'sent', user_id, folder
  on conflict (user_id, folder) do update
  set total = kept.total + excluded.total, unread = kept.unread + excluded.unread;
  return null;
end $$;

create function count_changed_messages() returns trigger language plpgsql as $$
begin
  insert into mailbox_counts as kept (user_id, folder, total, unread)
  select user_id, folder, sum(total), sum(unread)
  from (
    select user_id, folder, 1 as total, (not is_read)::int as unread from added
    union all
    select user_id, folder, -1, -(not is_read)::int from removed
  ) as changes
  group by user_id, folder
  having sum(total) <> 0 or sum(unread) <> 0
  order by folder <> 'sent', user_id, folder
  on conflict (user_id, folder) do update
  set total = kept.total + excluded.total, unread = kept.unread + excluded.unread;
  return null;
end $$;

-- Updates only: when a person is deleted, the counts may be gone before the messages are.
create function count_removed_messages() returns trigger language plpgsql as $$
begin
  perform from mailbox_counts join (select distinct user_id, folder from removed) as gone using (user_id, folder)
  order by folder <> 'sent', user_id, folder
  for update of mailbox_counts;
  update mailbox_counts as kept
  set total = kept.total - gone.total, unread = kept.unread - gone.unread
  from (
    select user_id, folder, count(*) as total, count(*) filter (where not is_read) as unread
    from removed
    group by user_id, folder
  ) as gone
  where kept.user_id = gone.user_id and kept.folder = gone.folder;
  return null;
end $$;

create trigger count_added after insert on messages
  referencing new table as added for each statement execute function count_added_messages();
create trigger count_changed after update on messages
  referencing old table as removed new table as added for each statement execute function count_changed_messages();
create trigger count_removed after delete on messages
  referencing old table as removed for each statement execute function count_removed_messages();
