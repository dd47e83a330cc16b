create table forum_topics (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  section text not null,
  title text not null,
  -- Of the latest post that was ever added.
  last_number integer not null default 0,
  -- Deleted posts are not counted.
  post_count integer not null default 0,
  -- Of the latest post that is not deleted. Milliseconds, as the API returns them: a mark names such a moment.
  latest_number integer not null default 0,
  latest_at timestamptz(3) not null default clock_timestamp(),
  created_at timestamptz(3) not null default clock_timestamp(),
  -- A deleted topic can be restored for a day.
  deleted_at timestamptz,
  search_text text not null generated always as (search_text(title)) stored
);

create index forum_topics_by_activity on forum_topics (latest_at desc, id) where deleted_at is null;
create index forum_topics_of_section on forum_topics (section, latest_at desc, id) where deleted_at is null;
create index forum_topics_search on forum_topics using gin (search_text gin_trgm_ops) where deleted_at is null;
create index forum_topics_deleted on forum_topics (user_id, deleted_at) where deleted_at is not null;

create table forum_posts (
  id uuid primary key,
  topic_id uuid not null references forum_topics (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- In its topic, from 1. A page of a topic is a range of numbers, so a deleted post stays as an empty one.
  number integer not null,
  -- Sanitized HTML, and its text.
  body text not null,
  plain_text text not null,
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  created_at timestamptz(3) not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  search_text text not null generated always as (search_text(plain_text)) stored,
  unique (topic_id, number)
);

create index forum_posts_by_date on forum_posts (created_at desc, id) where deleted_at is null;
-- The last post of a topic up to a moment.
create index forum_posts_in_time on forum_posts (topic_id, created_at desc, number);
create index forum_posts_search on forum_posts using gin (search_text gin_trgm_ops) where deleted_at is null;
create index forum_posts_deleted on forum_posts (user_id, deleted_at) where deleted_at is not null;

-- The number of topics and posts of a section, without deleted ones.
create table forum_counts (
  section text primary key,
  topics integer not null default 0,
  posts integer not null default 0
);

create table forum_likes (
  post_id uuid not null references forum_posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (post_id, user_id)
);

-- How far each user has read a topic.
create table forum_topic_marks (
  user_id uuid not null references users (id) on delete cascade,
  topic_id uuid not null references forum_topics (id) on delete cascade,
  read_number integer not null,
  primary key (user_id, topic_id)
);

-- The moment up to which a user has marked all topics of a section as read.
create table forum_section_marks (
  user_id uuid not null references users (id) on delete cascade,
  section text not null,
  read_at timestamptz(3) not null,
  primary key (user_id, section)
);
