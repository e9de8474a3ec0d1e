-- expand
-- Couriers are staff with orders of their own; what they bring home is handed in. A shop without them goes on with names as
-- free text. Columns without a foreign key, as in order_event: rows of staff are never deleted.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('owner', 'manager', 'packer', 'editor', 'courier')) not valid;
alter table shop_order add column courier_id integer;
alter table taking add column courier_id integer;
-- squawk-ignore require-concurrent-index-creation
create index shop_order_of_courier on shop_order (courier_id, status, status_since) where courier_id is not null;
-- squawk-ignore require-concurrent-index-creation
create index taking_balance on taking (courier_id, courier) include (amount_tenge) where kind = 'CASH';

-- Cash that came from a courier into the till; below zero when the till paid a courier out.
create table hand_in (
  id integer generated always as identity primary key,
  courier_id integer references staff,
  courier text not null,
  -- the open balance as it was
  expected_tenge bigint not null,
  counted_tenge bigint not null,
  -- what lacks or is too much and is owed by nobody any more; 0 when the rest stays with the courier
  difference_tenge bigint not null check (difference_tenge in (0, counted_tenge - expected_tenge)),
  note text not null default '',
  -- who counted; null for what was taken before hand-ins were recorded
  staff_id integer references staff,
  at timestamptz not null
);
create index hand_in_at on hand_in (at, id);
create index hand_in_balance on hand_in (courier_id, courier) include (counted_tenge, difference_tenge);
create trigger hand_in_keeps_rows before update or delete or truncate on hand_in
  for each statement execute function refuse_change();
insert into hand_in (courier, expected_tenge, counted_tenge, difference_tenge, at)
  select courier, sum(amount_tenge), sum(amount_tenge), 0, now() from taking
  where kind = 'CASH' and courier <> '' group by courier having sum(amount_tenge) <> 0;

-- What a unit costs the shop, for whoever keeps the accounts.
alter table product_option add column cost_tenge bigint;
alter table product_option add constraint product_option_cost_check check (cost_tenge >= 0) not valid;

-- Comparisons with the banks, asked for in the office.
create table bank_comparison (
  id integer generated always as identity primary key,
  from_day date not null,
  to_day date not null,
  state text not null check (state in ('running', 'done', 'failed')),
  orders integer not null default 0,
  attempts integer not null default 0,
  unanswered integer not null default 0,
  -- [{ "orderId", "number", "orderNumber"?, "difference" }, …]
  differences jsonb not null default '[]',
  staff_id integer references staff,
  started_at timestamptz not null,
  ended_at timestamptz
);
