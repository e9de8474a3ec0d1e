-- Payments by card, refunds, money at the door.

create table payment_attempt (
  id text primary key,
  order_id text not null references shop_order,
  number integer not null,
  bank text not null check (bank in ('HALK', 'SENAGAT', 'RYSGAL')),
  -- our number at the bank: unique for ever, at most 32 characters
  order_number text not null unique check (order_number ~ '^[A-Za-z0-9-]{1,32}$'),
  bank_order_id text unique,
  amount_tenge bigint not null check (amount_tenge > 0),
  currency text not null default '934',
  state text not null
    check (state in ('registering', 'unknown', 'registered', 'declined', 'expired', 'retired', 'failed', 'paid',
      'reversed', 'refunded')),
  form_url text,
  -- the end of the bank's page, counted from before the call that opened it
  session_ends_at timestamptz not null,
  -- the watch: when the bank is asked next, how often it was, how often in a row it said nothing
  next_check_at timestamptz,
  last_asked_at timestamptz,
  checks integer not null default 0,
  silences integer not null default 0,
  last_status integer,
  last_action_code integer,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, number)
);
create index payment_attempt_created on payment_attempt (created_at);
create index payment_attempt_due on payment_attempt (next_check_at) where next_check_at is not null;
-- Figures by the day money came.
create index payment_attempt_paid on payment_attempt (paid_at) include (amount_tenge) where paid_at is not null;

create table payment_event (
  id bigint primary key generated always as identity,
  attempt_id text not null references payment_attempt on delete cascade,
  at timestamptz not null,
  kind text not null,
  from_state text,
  to_state text,
  -- the bank's raw answer without secrets
  raw jsonb,
  -- for people to look at
  is_alarm boolean not null default false
);
create index payment_event_alarm on payment_event (at desc) where is_alarm;
create index payment_event_attempt on payment_event (attempt_id, id);

-- Every way back of an order's money: its transfers have the sum again, once it has moved.
create table refund (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,32}$'),
  order_id text not null references shop_order,
  way text not null check (way in ('card', 'cash', 'terminal', 'certificate')),
  -- through which bank, and of which payment
  attempt_id text references payment_attempt,
  amount_tenge bigint not null check (amount_tenge > 0),
  -- claimed before the bank is called; unknown is never sent again by the program
  state text not null check (state in ('claimed', 'sent', 'done', 'refused', 'unknown')),
  reason text not null,
  -- as staff wrote it
  note text not null default '',
  staff_id integer,
  error text,
  next_check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint refund_by_card_is_of_a_payment check ((way = 'card') = (attempt_id is not null)),
  constraint refund_by_hand_is_done check (way = 'card' or state = 'done')
);
-- what the program gives back by itself it gives back once
create unique index refund_automatic_once
  on refund (attempt_id) where (reason in ('late-money', 'paid-twice')) and state <> 'refused';
create index refund_done on refund (updated_at) where state = 'done';
-- one call to the bank at a time, or its figures could not tell which one got through
create unique index refund_one_in_flight on refund (attempt_id) where state in ('sent', 'unknown');
create index refund_open on refund (next_check_at) where state in ('claimed', 'sent', 'unknown');
create index refund_order on refund (order_id);

-- What refunds are of. A refund without parts, or beyond them, is the shop's goodwill.
create table refund_part (
  id bigint primary key generated always as identity,
  order_id text not null references shop_order,
  refund_id text not null references refund deferrable initially deferred,
  part text not null check (part in ('line', 'swap', 'delivery')),
  -- null for the delivery fee
  position integer,
  -- units; none of a swap, nor where the rest of the money for them went back in another way
  quantity integer not null,
  tenge bigint not null,
  at timestamptz not null,
  constraint refund_part_is_something check (quantity >= 0 and tenge >= 0 and quantity + tenge > 0),
  constraint refund_part_of_a_line check ((part = 'delivery') = (position is null)),
  foreign key (order_id, "position") references order_line (order_id, "position")
);
create index refund_part_order on refund_part (order_id);
create index refund_part_refund on refund_part (refund_id);

-- Comparisons with the banks, asked for in the office.
create table bank_comparison (
  id integer primary key generated always as identity,
  from_day date not null,
  to_day date not null,
  state text not null check (state in ('running', 'done', 'failed')),
  orders integer not null default 0,
  attempts integer not null default 0,
  unanswered integer not null default 0,
  -- [{ "orderId", "number", "orderNumber"?, "difference" }, …]
  differences jsonb not null default '[]',
  staff_id integer references staff,
  started_at timestamptz not null,
  ended_at timestamptz
);

-- Money that passed from hand to hand for an order: through whose hands, and why. How much, how, when and by whom it
-- was entered, its transfer says.
create table taking (
  id bigint primary key generated always as identity,
  order_id text not null references shop_order,
  courier text not null default '',
  courier_id integer,
  reason text not null default ''
);
create index taking_order on taking (order_id);
create unique index taking_source on taking ((id::text));

-- Cash that came from a courier into the till; below zero when the till paid a courier out.
create table hand_in (
  id integer primary key generated always as identity,
  courier_id integer references staff,
  courier text not null,
  -- the open balance as it was
  expected_tenge bigint not null,
  counted_tenge bigint not null,
  note text not null default '',
  -- who counted
  staff_id integer references staff,
  at timestamptz not null,
  courier_counted_tenge bigint,
  courier_counted_at timestamptz,
  -- the other purse of a join: a name's balance moves to an account in two rows, and no cash comes or goes
  joined text,
  constraint hand_in_joins_check check (joined is null or courier_counted_tenge is null),
  constraint hand_in_counts_check check (courier_counted_tenge is null or staff_id <> courier_id
    and (courier_counted_tenge = counted_tenge or note <> ''))
);
create index hand_in_at on hand_in (at, id);
create index hand_in_of on hand_in (courier_id, courier);

-- A hand-in is agreed by two people: what a courier has counted waits here until staff count it too, as long as the
-- balance stays the one that the courier saw. Both counts stay with the hand-in.
create table hand_in_count (
  courier_id integer primary key references staff,
  expected_tenge bigint not null,
  counted_tenge bigint not null check (counted_tenge >= 0),
  at timestamptz not null
);

create trigger hand_in_keeps_rows before update or delete or truncate on hand_in
  for each statement execute function refuse_change();
