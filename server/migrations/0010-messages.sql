-- Every SMS the shop meant to send. The text of a code is never kept here in clear.
create table sms_message (
  id text primary key,
  phone text not null,
  kind text not null,
  order_id text,
  parts integer not null,
  state text not null check (state in ('queued', 'accepted', 'refused', 'unknown', 'delivered', 'undelivered')),
  provider_id text,
  error text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, kind)
);
create index sms_message_created on sms_message (created_at desc);
create index sms_message_updated on sms_message (updated_at desc);
