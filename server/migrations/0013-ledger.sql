-- The ledger: every movement of money.

-- Whole tenge added up as they are: sum() of a bigint counts in numerics, which takes a third of the ledger's audit.
-- Serial on purpose: workers would each hold all accounts.
create aggregate whole_sum(bigint) (sfunc = int8pl, stype = bigint);

-- The ledger: every sum that came, went or is owed is a transfer from one account to another, written in the
-- transaction of the movement itself and never changed. What each code moves between which kinds of account is in
-- domain/ledger/.
create table account (
  id bigint primary key generated always as identity,
  kind text not null
    check (kind in ('bank', 'terminal', 'till', 'purse', 'order', 'certificate', 'goodwill', 'shortage',
      'expired-value', 'surplus')),
  -- an order, a certificate, a bank or a courier; empty where the shop has one account of the kind
  owner text not null default '',
  -- Counted row by row and never below zero. All others are written by many at once: they are summed when they are
  -- read.
  is_guarded boolean generated always as (kind in ('order', 'certificate')) stored not null,
  debits_pending bigint not null default 0 check (debits_pending >= 0),
  debits_posted bigint not null default 0 check (debits_posted >= 0),
  credits_pending bigint not null default 0 check (credits_pending >= 0),
  credits_posted bigint not null default 0 check (credits_posted >= 0),
  constraint account_never_below_zero check (not is_guarded or credits_posted >= (debits_posted + debits_pending)),
  unique (kind, owner)
);

-- Accounts are named without a foreign key: it would lock the one row of a bank with each of its payments.
create table transfer (
  id bigint primary key generated always as identity,
  debit_id bigint not null,
  credit_id bigint not null,
  amount_tenge bigint not null check (amount_tenge > 0),
  -- pending: set aside; a later row with its id posts it or voids it
  state text not null check (state in ('posted', 'pending', 'post', 'void')),
  pending_id bigint references transfer,
  code text not null
    check (code in ('card-paid', 'card-refund', 'taking-cash', 'taking-terminal', 'taking-back', 'taking-undone',
      'hand-in', 'hand-out', 'hand-in-lacks', 'hand-in-over', 'certificate-given',
      'certificate-sold', 'certificate-spent', 'certificate-back', 'certificate-unsold', 'certificate-moved',
      'certificate-lapsed', 'certificate-voided')),
  -- the id of what moved it: an attempt, a refund, a taking …
  source text not null,
  at timestamptz not null,
  constraint transfer_between_two check (debit_id <> credit_id),
  constraint transfer_ends_a_pending_one check ((pending_id is null) = (state in ('posted', 'pending')))
);
create index transfer_by_time on transfer (at, id) where pending_id is null;
create index transfer_credit on transfer (credit_id, at);
create index transfer_debit on transfer (debit_id, at);
create unique index transfer_ended_once on transfer (pending_id) where pending_id is not null;
create unique index transfer_once on transfer (code, source) where pending_id is null;

-- Sums of a day of accounts that are not counted; written anew for some days, so what was late is in.
create table account_day (
  account_id bigint not null,
  day date not null,
  debits bigint not null,
  credits bigint not null,
  primary key (account_id, day)
);

create function account_of(wanted_kind text, wanted_owner text) returns bigint language plpgsql as $$
declare found_id bigint;
begin
  select id into found_id from account where kind = wanted_kind and owner = wanted_owner;
  if found_id is null then
    insert into account (kind, owner) values (wanted_kind, wanted_owner) on conflict do nothing;
    select id into found_id from account where kind = wanted_kind and owner = wanted_owner;
  end if;
  return found_id;
end $$;

-- Counters move here and nowhere else: the role that serves may not update accounts. The rows of an order and of a
-- certificate are locked before money of theirs moves, so two transfers never wait for each other.
create function count_transfer() returns trigger language plpgsql security definer as $$
declare
  held bigint := case new.state when 'pending' then -new.amount_tenge else 0 end;
  moved bigint := case when new.state in ('posted', 'post') then new.amount_tenge else 0 end;
begin
  if new.pending_id is not null then
    select amount_tenge into held from transfer
      where id = new.pending_id and state = 'pending' and debit_id = new.debit_id and credit_id = new.credit_id
        and new.amount_tenge <= amount_tenge;
    if held is null then
      raise exception 'transfer % ends no pending one of its accounts', new.id using errcode = 'check_violation';
    end if;
  end if;
  update account set
    debits_pending = debits_pending - case id when new.debit_id then held else 0 end,
    debits_posted = debits_posted + case id when new.debit_id then moved else 0 end,
    credits_pending = credits_pending - case id when new.credit_id then held else 0 end,
    credits_posted = credits_posted + case id when new.credit_id then moved else 0 end
    where id in (new.debit_id, new.credit_id) and is_guarded;
  return null;
end $$;

revoke all on function count_transfer() from public;
do $$ begin
  execute format('alter function count_transfer() set search_path = %I, pg_temp', current_schema());
end $$;

-- From within the trigger that counts, and from nowhere else.
create trigger account_is_append_only before update on account
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger account_keeps_rows before delete or truncate on account for each statement execute function refuse_change();
create trigger transfer_gives_back_what_was_taken after insert on transfer
  for each row when (new.code = 'certificate-back') execute function bound_certificate_back();
create trigger transfer_is_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();
create trigger transfer_is_counted after insert on transfer for each row execute function count_transfer();
