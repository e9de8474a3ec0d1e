-- expand
-- Files of one order that no page of the shop shows: what a recipient thanked with, how a hand-over was proved. A row outlives
-- its file.
create table private_file (
  id text primary key,
  order_id text not null references shop_order on delete cascade,
  kind text not null check (kind in ('thanks-photo', 'thanks-voice', 'proof')),
  mime text not null,
  path text not null unique,
  bytes integer not null check (bytes > 0),
  -- null for what is heard
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index private_file_order on private_file (order_id, kind);
create index private_file_kept on private_file (created_at) where deleted_at is null;

-- A photo or a voice may say it without words. The giver may report thanks; staff hide them.
alter table gift_thanks drop constraint gift_thanks_text_check;
alter table gift_thanks add column reported_at timestamptz;
