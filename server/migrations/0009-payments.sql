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
  state text not null check (state in ('registering', 'unknown', 'registered', 'declined', 'expired', 'retired', 'failed', 'paid', 'reversed', 'refunded')),
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
  -- the money an order lives on; whatever else is paid for it goes back
  is_kept boolean not null default false,
  -- refunds claimed, sent, done or unknown: claimed here before the bank is called
  claimed_tenge bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, number),
  constraint attempt_keeps_what_was_paid check (not is_kept or paid_at is not null),
  constraint attempt_never_over_refunded check (claimed_tenge between 0 and amount_tenge)
);
-- an order keeps the money of one attempt only
create unique index payment_attempt_one_kept on payment_attempt (order_id) where is_kept;
create index payment_attempt_due on payment_attempt (next_check_at) where next_check_at is not null;
create index payment_attempt_created on payment_attempt (created_at);

create table payment_event (
  id bigint generated always as identity primary key,
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
create index payment_event_attempt on payment_event (attempt_id, id);
create index payment_event_alarm on payment_event (at desc) where is_alarm;

create table refund (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,32}$'),
  order_id text not null references shop_order,
  attempt_id text not null references payment_attempt,
  amount_tenge bigint not null check (amount_tenge > 0),
  -- claimed before the bank is called; unknown is never sent again by the program
  state text not null check (state in ('claimed', 'sent', 'done', 'refused', 'unknown')),
  reason text not null,
  staff_id integer,
  error text,
  next_check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refund_order on refund (order_id);
create index refund_open on refund (next_check_at) where state in ('claimed', 'sent', 'unknown');
-- one call to the bank at a time, or its figures could not tell which one got through
create unique index refund_one_in_flight on refund (attempt_id) where state in ('sent', 'unknown');
-- what the program gives back by itself it gives back once
create unique index refund_automatic_once on refund (attempt_id) where reason in ('late-money', 'paid-twice') and state <> 'refused';
