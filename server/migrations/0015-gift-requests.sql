-- What the recipient of a gift is asked, and thanks.

-- Recipients who are asked for address and time by a link: where each request stands and how it came there, what they
-- thanked with, and from whom they want no more gifts. Numbers rest as keyed hashes.
create table gift_request (
  order_id text primary key references shop_order on delete cascade,
  state text not null check (state in ('waiting', 'asked', 'opened', 'answered', 'declined', 'lapsed', 'closed')),
  scope text not null check (scope in ('home', 'anywhere')),
  latest_day date,
  shows_sender boolean not null,
  recipient_mac text not null,
  -- what a recipient who calls names instead of the order's number
  word text not null,
  asks integer not null default 0,
  asked_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  due_at timestamptz,
  is_extended boolean not null default false,
  created_at timestamptz not null,
  swaps integer not null default 0
);
create index gift_request_open on gift_request (state, due_at) where state <> 'closed';
create index gift_request_recipient on gift_request (recipient_mac, asked_at);

create table gift_request_event (
  id bigint primary key generated always as identity,
  order_id text not null references gift_request on delete cascade,
  at timestamptz not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('customer', 'staff', 'system', 'recipient'))
);
create index gift_request_event_order on gift_request_event (order_id, id);

-- Recipients may take another gift of those that the giver allowed: what may be taken, what was chosen first, and
-- what of a line's money went back for it.
create table gift_alternative (
  order_id text not null references gift_request on delete cascade,
  position integer not null check (position >= 1 and position <= 3),
  option_id integer not null references product_option on delete cascade,
  primary key (order_id, position)
);
create index gift_alternative_option on gift_alternative (option_id);

create table gift_bar (
  recipient_mac text not null,
  scope text not null check (scope in ('all', 'anonymous', 'giver')),
  giver_mac text not null default '',
  at timestamptz not null,
  primary key (recipient_mac, scope, giver_mac)
);

-- Thanks, once; the giver reports them, staff hide them. The text may be empty, beside a photo.
create table gift_thanks (
  order_id text primary key references gift_request on delete cascade,
  text text not null,
  at timestamptz not null,
  withdrawn_at timestamptz,
  hidden_at timestamptz,
  reported_at timestamptz
);

create trigger gift_request_event_is_append_only before update on gift_request_event
  for each row execute function refuse_change();
