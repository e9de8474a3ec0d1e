-- Promo codes.

-- Promo codes take something off goods or the delivery fee. What one took stands in the order and is dealt to its
-- lines; which orders have a code is counted in promo_use.
create table promo_code (
  id integer primary key generated always as identity,
  -- in one spelling (domain/promo/promo-code.ts)
  code text not null unique check (code ~ '^[A-Z0-9]{3,24}$'),
  title jsonb not null check (is_local_text(title)),
  kind text not null check (kind in ('percent', 'amount', 'delivery')),
  percent integer check (percent >= 1 and percent <= 90),
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
  -- what a percentage takes off an order at most
  most_tenge bigint check (most_tenge > 0),
  constraint promo_code_ends_after_start check (ends_at > starts_at),
  constraint promo_code_takes_something check ((kind = 'percent') = (percent is not null)
    and (kind = 'amount') = (amount_tenge is not null))
);

-- One code an order; given back when the order ends before it is paid, taken anew when its money comes late.
create table promo_use (
  order_id text primary key references shop_order on delete cascade,
  promo_id integer not null references promo_code,
  customer_id bigint not null references customer,
  at timestamptz not null,
  released_at timestamptz
);
create index promo_use_customer on promo_use (customer_id);
create index promo_use_living on promo_use (promo_id, customer_id) where released_at is null;
