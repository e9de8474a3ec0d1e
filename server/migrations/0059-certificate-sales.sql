-- expand
-- Gift certificates that are bought like a product: what the buyer says of each unit, and which certificate it became when the
-- order was paid.
-- Goods where nothing is said.
alter table product add column kind text;
alter table product add constraint product_kind_check check (kind in ('goods', 'certificate')) not valid;

alter table shop_order drop constraint shop_order_delivery_method_check;
alter table shop_order add constraint shop_order_delivery_method_check
  check (delivery_method in ('STANDARD', 'EXPRESS', 'SLOT', 'NONE')) not valid;

create table certificate_sale (
  order_id text not null references shop_order on delete cascade,
  position integer not null,
  unit integer not null,
  face_tenge bigint not null check (face_tenge > 0),
  way text not null check (way in ('SMS', 'PRINT')),
  mobile text check (way <> 'SMS' or mobile is not null),
  name text not null default '',
  message text not null default '',
  send_day date check ((way = 'SMS') = (send_day is not null)),
  -- null until the order is paid
  certificate_id integer unique references certificate,
  sent_at timestamptz,
  created_at timestamptz not null,
  primary key (order_id, position, unit)
);
create index certificate_sale_due on certificate_sale (send_day)
  where way = 'SMS' and certificate_id is not null and sent_at is null;
