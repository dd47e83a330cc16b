-- Who gave the order its status; null for demo content.
alter table orders add column status_by uuid references users (id) on delete set null;
create index orders_of_changer on orders (status_by) where status_by is not null;
