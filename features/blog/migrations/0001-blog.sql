create table blog_posts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null check (char_length(title) <= 150),
  summary text not null default '' check (char_length(summary) <= 400),
  tags text[] not null default '{}',
  -- Sanitized HTML, and the same as plain text.
  body text not null default '',
  body_text text not null default '',
  -- In minutes, from body_text. Kept with the post, so that lists do not count words.
  reading_time integer not null default 1,
  -- An unpublished post is a draft, which only its author sees.
  is_published boolean not null default false,
  -- The time of the first publication.
  published_at timestamptz,
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A deleted post can be restored for a day.
  deleted_at timestamptz,
  -- The index knows the beginning of very long texts only.
  search_text text not null generated always as (
    search_text(title || ' ' || summary || ' ' || left(body_text, 100000))
  ) stored,
  check (not is_published or published_at is not null)
);

create index blog_posts_latest on blog_posts (published_at desc, id) where is_published and deleted_at is null;
create index blog_posts_search on blog_posts using gin (search_text gin_trgm_ops)
  where is_published and deleted_at is null;
create index blog_posts_tags on blog_posts using gin (tags) where is_published and deleted_at is null;
create index blog_posts_drafts on blog_posts (user_id, updated_at desc, id)
  where not is_published and deleted_at is null;
create index blog_posts_deleted on blog_posts (user_id, deleted_at) where deleted_at is not null;

create table blog_comments (
  id uuid primary key,
  post_id uuid not null references blog_posts (id) on delete cascade,
  -- The account that has sent it. The name is what its author has entered.
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  email text not null,
  url text not null default '',
  comment text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create index blog_comments_of_post on blog_comments (post_id, created_at desc, id) where deleted_at is null;
create index blog_comments_latest on blog_comments (created_at desc, id) where deleted_at is null;
create index blog_comments_deleted on blog_comments (user_id, deleted_at) where deleted_at is not null;
