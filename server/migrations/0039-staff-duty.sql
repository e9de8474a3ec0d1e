-- expand
-- Who is told by SMS of orders that wait, and when; without a row nobody is.
create table duty_setting (
  id integer primary key default 1 check (id = 1),
  is_on boolean not null,
  phones text[] not null,
  from_time time not null,
  to_time time not null,
  lang text not null check (lang in ('tm', 'ru')),
  -- units left at which an option is named on the first screen
  low_stock integer not null check (low_stock between 0 and 1000),
  changed_at timestamptz not null
);
-- Notices that went out, each once: the first, and the one after a quarter of an hour.
create table duty_notice (
  order_id text not null references shop_order on delete cascade,
  turn integer not null check (turn between 1 and 2),
  at timestamptz not null,
  primary key (order_id, turn)
);
