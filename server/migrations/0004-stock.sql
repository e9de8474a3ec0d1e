-- What is in the house, what of it is promised to orders, and why either ever changed.
create table stock (
  option_id integer primary key references product_option,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  constraint stock_never_oversold check (reserved >= 0 and reserved <= on_hand)
);

create table stock_movement (
  id bigint generated always as identity primary key,
  option_id integer not null references product_option,
  kind text not null check (kind in ('receive', 'correct', 'reserve', 'release', 'ship', 'return')),
  on_hand_delta integer not null,
  reserved_delta integer not null,
  order_id text,
  reason text not null default '',
  staff_id integer,
  at timestamptz not null
);
create index stock_movement_option on stock_movement (option_id, id);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;
