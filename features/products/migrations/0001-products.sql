-- needs: orders, visits
-- Ordering a product adds an order, and the sale to the day's figures.

-- The shop's products, which are everybody's.
create table products (
  id integer generated always as identity primary key,
  -- What stands in the address.
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,60}$'),
  name text not null check (char_length(name) <= 100),
  category text not null check (category in ('Audio', 'Furniture', 'Kitchen', 'Lighting', 'Office')),
  summary text not null check (char_length(summary) <= 300),
  description text not null check (char_length(description) <= 4000),
  -- In euros.
  price numeric(10, 2) not null check (price >= 0),
  stock integer not null default 0 check (stock >= 0),
  pictures text[] not null default '{}',
  -- Name and value of each.
  specs jsonb not null default '[]',
  -- Kept with every review, so that a list needs not count them.
  review_count integer not null default 0,
  rating_sum integer not null default 0,
  rating numeric(3, 2) not null generated always as (
    case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 2) end
  ) stored,
  name_key text not null generated always as (fold_text(name)) stored,
  search_text text not null generated always as (search_text(name || ' ' || category || ' ' || summary)) stored
);

create index products_by_name on products (name_key, id);
create index products_by_price on products (price, id);
create index products_by_rating on products (rating, id);

insert into table_counts (name) values ('products');
create trigger count_added after insert on products
  referencing new table as added for each statement execute function count_table_rows('true');
create trigger count_changed after update on products
  referencing old table as removed new table as added for each statement execute function count_table_rows('true');
create trigger count_removed after delete on products
  referencing old table as removed for each statement execute function count_table_rows('true');

create table product_reviews (
  -- Made by the browser that sends the review, so that a repeated request makes no twin.
  id uuid primary key,
  product_id integer not null references products (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  email text not null check (char_length(email) <= 200),
  review text not null check (char_length(review) between 20 and 2000),
  quality integer not null check (quality between 1 and 5),
  reliability integer not null check (reliability between 1 and 5),
  overall integer not null check (overall between 1 and 5),
  created_at timestamptz not null default now()
);

create index product_reviews_latest on product_reviews (product_id, created_at desc, id);
