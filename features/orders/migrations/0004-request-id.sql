-- Sent with the order of a product, so that a repeated request makes no second order.
alter table orders add column request_id uuid unique;
