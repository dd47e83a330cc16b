create table posts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  body text not null,
  created_at timestamptz not null default now()
);

create index posts_by_date on posts (created_at desc, id);
create index posts_of_user on posts (user_id, created_at desc);

create table post_likes (
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (post_id, user_id)
);

create table post_comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  body text not null,
  created_at timestamptz not null default now()
);

create index comments_of_post on post_comments (post_id, created_at);
