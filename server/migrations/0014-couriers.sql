-- Couriers: rounds, stops, deeds.

-- In which order a courier brings their stops, where staff have put them in one by hand. A stop that has another day
-- by now, after a failed attempt, has no place in it.
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

-- Attempts that ended without delivery: the parcel came back and is brought anew. A row for each, never edited.
create table delivery_attempt (
  order_id text not null references shop_order on delete cascade,
  number integer not null check (number >= 1 and number <= 3),
  reason text not null check (reason in ('nobody-home', 'refused', 'wrong-address', 'other')),
  courier text not null default '',
  staff_id integer,
  at timestamptz not null,
  primary key (order_id, number)
);

-- What couriers did without a connection: written once and never edited, without words about people; those are on the
-- timeline, where they are erased with the person. Staff and order without a foreign key, as in order_event.
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
  -- How a hand-over is proved; the code itself is stored nowhere, and a name is on the timeline. Null: no
  -- hand-over.
  proof text check (proof in ('code', 'wrong-code', 'photo', 'name', 'none')),
  -- What proves a hand-over besides its code: how many wrong codes were typed, and the SHA-256 of a photo that
  -- follows its deed.
  wrong_codes integer,
  photo_hash text,
  -- Why a courier took no photo of a hand-over that wants one.
  photo_skipped text check (photo_skipped in ('no-camera', 'too-dark', 'refused')),
  -- how many photos, where there is more than one
  photo_count integer check (photo_count >= 2 and photo_count <= 3),
  unique (device_id, seq)
);
-- What couriers did that waits for staff: few among many.
create index deed_kept on deed (server_at) where problem is not null and problem <> 'done-before';
create index deed_order on deed (order_id, server_at);

-- The photo of a deed: as far as it has arrived, then which file it became.
create table deed_photo (
  deed_id text primary key references deed,
  received bytea not null,
  file_id text unique,
  at timestamptz not null
);
create index deed_photo_unfinished on deed_photo (at) where file_id is null;

-- The second and third photo of a hand-over, each as far as it has arrived.
create table deed_further_photo (
  deed_id text not null references deed,
  place integer not null check (place = any (array[2, 3])),
  received bytea not null,
  file_id text unique,
  at timestamptz not null,
  primary key (deed_id, place)
);
create index deed_further_photo_unfinished on deed_further_photo (at) where file_id is null;

create trigger delivery_attempt_is_append_only before update on delivery_attempt
  for each row execute function refuse_change();
create trigger deed_is_append_only before update or delete or truncate on deed
  for each statement execute function refuse_change();
