-- expand
-- Attempts that ended without delivery: the parcel came back and is brought anew. A row for each, never edited.
create table delivery_attempt (
  order_id text not null references shop_order on delete cascade,
  number integer not null check (number between 1 and 3),
  reason text not null check (reason in ('nobody-home', 'refused', 'wrong-address', 'other')),
  courier text not null default '',
  staff_id integer,
  at timestamptz not null,
  primary key (order_id, number)
);
create trigger delivery_attempt_is_append_only before update on delivery_attempt
  for each row execute function refuse_change();

-- How many attempts an order has, the first one included; without a row as a new shop has it.
create table delivery_setting (
  id integer primary key default 1 check (id = 1),
  attempts integer not null check (attempts between 1 and 3),
  changed_at timestamptz not null
);
