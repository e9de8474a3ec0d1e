-- expand, outside a transaction: what staff know of a customer, and orders found by the recipient's phone.
-- Each statement of this file is sent by itself.
alter table customer add column if not exists tags text[] not null default '{}';
alter table customer add column if not exists blocked_reason text not null default '';
create table if not exists customer_note (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  text text not null,
  staff_id integer not null,
  staff_name text not null,
  created_at timestamptz not null
);
create index if not exists customer_note_of on customer_note (customer_id, id desc);
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists customer_tags on customer using gin (tags) where tags <> '{}';
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists shop_order_phones on shop_order using gin
  ((coalesce(gift->>'recipientMobile', '') || ' ' || coalesce(address->>'mobile', '')) gin_trgm_ops);
