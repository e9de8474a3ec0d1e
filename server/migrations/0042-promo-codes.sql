-- expand
-- Promo codes take something off goods or the delivery fee. What one took stands in the order (part of discount_tenge) and is
-- dealt to its lines; which orders have a code is counted in promo_use.
create table promo_code (
  id integer generated always as identity primary key,
  -- in one spelling (domain/promo/promo-code.ts)
  code text not null unique check (code ~ '^[A-Z0-9]{3,24}$'),
  title local_text not null,
  kind text not null check (kind in ('percent', 'amount', 'delivery')),
  percent integer check (percent between 1 and 90),
  amount_tenge bigint check (amount_tenge > 0),
  minimum_tenge bigint not null default 0 check (minimum_tenge >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses integer check (most_uses > 0),
  most_per_customer integer check (most_per_customer > 0),
  first_order_only boolean not null default false,
  category_ids integer[] not null default '{}',
  excludes_reduced boolean not null default false,
  is_active boolean not null default true,
  constraint promo_code_takes_something check ((kind = 'percent') = (percent is not null) and (kind = 'amount') = (amount_tenge is not null)),
  constraint promo_code_ends_after_start check (ends_at > starts_at)
);

-- One code an order; given back when the order ends before it is paid, taken anew when its money comes late.
create table promo_use (
  order_id text primary key references shop_order on delete cascade,
  promo_id integer not null references promo_code,
  customer_id bigint not null references customer,
  at timestamptz not null,
  released_at timestamptz
);
create index promo_use_living on promo_use (promo_id, customer_id) where released_at is null;
create index promo_use_customer on promo_use (customer_id);

alter table shop_order add column promo_tenge bigint not null default 0;
alter table shop_order add column promo_code text;
alter table shop_order add constraint shop_order_promo_is_of_discount
  check (promo_tenge between 0 and discount_tenge and (promo_tenge = 0 or promo_code is not null)) not valid;
alter table order_line add column promo_tenge bigint not null default 0;
alter table order_line add constraint order_line_promo_is_of_total check (promo_tenge between 0 and total_tenge) not valid;
-- What codes took off the goods sold in a span: few lines, so that figures of all lines need not know of it.
-- squawk-ignore require-concurrent-index-creation
create index order_line_promo on order_line (created_at) include (product_id, promo_tenge) where promo_tenge > 0;
