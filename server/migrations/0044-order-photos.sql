-- expand
-- Photos of parcels before they leave: seen by the buyer and by staff, never among the pictures of the shop. A row outlives its file.
create table order_photo (
  id text primary key,
  order_id text not null references shop_order on delete cascade,
  path text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  staff_id integer,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index order_photo_order on order_photo (order_id);
create index order_photo_kept on order_photo (created_at) where deleted_at is null;

-- What the buyer said about the photos of an order: once, in their own words.
create table photo_answer (
  order_id text primary key references shop_order on delete cascade,
  answer text not null check (answer in ('good', 'change')),
  words text not null default '',
  at timestamptz not null,
  -- A photo of the parcel as it was changed, or staff who have read the words.
  done_at timestamptz
);
