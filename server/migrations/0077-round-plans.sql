-- expand
-- In which order a courier brings their stops, where staff have put them in one by hand. A stop that has another day by now, after a
-- failed attempt, has no place in it.
create table round_plan (
  staff_id integer primary key references staff,
  version integer not null check (version > 0),
  changed_by integer not null,
  changed_at timestamptz not null
);
create table round_stop (
  staff_id integer not null references round_plan,
  order_id text not null references shop_order on delete cascade,
  day date,
  position integer not null check (position > 0),
  primary key (staff_id, order_id),
  unique (staff_id, position)
);
create index round_stop_order on round_stop (order_id);
