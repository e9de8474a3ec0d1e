-- expand
-- Secret links: whoever holds one sees or does one thing without signing in. The token rests as a hash for the look-up, and sealed
-- so that a second message carries the same link.
create table link (
  id text primary key,
  token_hash text not null unique,
  token_sealed text not null,
  purpose text not null check (purpose in ('order')),
  subject_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz
);
-- One link of a subject is alive at a time.
create unique index link_alive on link (purpose, subject_id) where revoked_at is null;
-- Until when goods wait for the card money of an order by phone; null: as long as those of any other order.
alter table shop_order add column hold_until timestamptz;
