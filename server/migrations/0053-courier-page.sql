-- expand
-- What couriers did without a connection. A phone has one chain of deeds; a deed is written once and never edited, without words about
-- people: those are on the timeline, where they are erased with the person. Columns without a foreign key, as in order_event.
create table courier_device (
  id text primary key,
  staff_id integer not null references staff,
  last_seq integer not null default 0 check (last_seq >= 0),
  last_hash text not null default '',
  -- what is added to the phone's clock to have ours
  offset_ms bigint not null,
  seen_at timestamptz not null,
  created_at timestamptz not null
);

create table deed (
  id text primary key,
  device_id text not null references courier_device,
  seq integer not null check (seq > 0),
  staff_id integer not null,
  order_id text not null,
  kind text not null check (kind in ('taken-along', 'handed-over', 'not-delivered')),
  taken_kind text check (taken_kind in ('CASH', 'TERMINAL')),
  taken_tenge bigint check (taken_tenge >= 0),
  reason text,
  -- the server's moment of the round that the courier saw
  round_at timestamptz not null,
  device_at timestamptz not null,
  done_at timestamptz not null,
  server_at timestamptz not null,
  offset_ms bigint not null,
  previous_hash text not null,
  hash text not null,
  verdict text not null check (verdict in ('applied', 'kept')),
  problem text,
  unique (device_id, seq)
);
create index deed_order on deed (order_id, server_at);
create trigger deed_is_append_only before update or delete or truncate on deed
  for each statement execute function refuse_change();

-- Which stops a courier's phone was shown, from when until when: until then a deed counts, whatever the plan became.
create table courier_stop (
  staff_id integer not null references staff,
  order_id text not null references shop_order on delete cascade,
  shown_from timestamptz not null,
  shown_until timestamptz,
  primary key (staff_id, order_id, shown_from)
);
create unique index courier_stop_open on courier_stop (staff_id, order_id) where shown_until is null;
create index courier_stop_order on courier_stop (order_id);
