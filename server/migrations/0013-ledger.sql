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
      'expired-value', 'surplus', 'opening')),
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
      'hand-in', 'hand-out', 'hand-in-lacks', 'hand-in-over', 'certificate-opening', 'certificate-given',
      'certificate-sold', 'certificate-spent', 'certificate-back', 'certificate-unsold', 'certificate-moved',
      'certificate-lapsed', 'certificate-voided', 'order-opening')),
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

-- Posts what the tables of money tell and the ledger lacks. Each source is posted once, so it may run as often as it
-- likes.
create function fill_ledger(since timestamptz) returns void language sql as $$
  insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
  select account_of('bank', bank), account_of('order', order_id), amount_tenge, 'posted', 'card-paid', id, paid_at
  from payment_attempt a where paid_at >= since
    and not exists (select from transfer where code = 'card-paid' and source = a.id and pending_id is null)
  on conflict do nothing;

  insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
  select account_of('order', r.order_id), account_of('bank', a.bank), r.amount_tenge,
    case r.state when 'done' then 'posted' else 'pending' end, 'card-refund', r.id,
    case r.state when 'done' then r.updated_at else r.created_at end
  from refund r join payment_attempt a on a.id = r.attempt_id where r.updated_at >= since and r.state <> 'refused'
    and not exists (select from transfer where code = 'card-refund' and source = r.id and pending_id is null)
  on conflict do nothing;

  insert into transfer (debit_id, credit_id, amount_tenge, state, pending_id, code, source, at)
  select t.debit_id, t.credit_id, t.amount_tenge, case r.state when 'done' then 'post' else 'void' end, t.id, t.code, t.source,
    r.updated_at
  from refund r join transfer t on t.code = 'card-refund' and t.source = r.id and t.state = 'pending'
  where r.updated_at >= since and r.state in ('done', 'refused')
    and not exists (select from transfer ended where ended.pending_id = t.id)
  on conflict do nothing;

  insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
  select case when amount_tenge > 0 then money else order_account end,
    case when amount_tenge > 0 then order_account else money end, abs(amount_tenge), 'posted', code, source, at
  from (
    select id, id::text as source, amount_tenge, at, account_of('order', order_id) as order_account,
      case when kind = 'TERMINAL' then account_of('terminal', '')
        when courier_id is null and courier = '' then account_of('till', '')
        else account_of('purse', coalesce('#' || courier_id, courier)) end as money,
      case when amount_tenge > 0 then 'taking-' || case kind when 'CASH' then 'cash' else 'terminal' end
        when reason = 'stepped-back' then 'taking-undone' else 'taking-back' end as code
    from taking where at >= since) k
  where not exists (select from transfer t where t.code = k.code and t.source = k.source and t.pending_id is null)
  order by id
  on conflict do nothing;

  insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
  select case when is_from_purse then other else purse end, case when is_from_purse then purse else other end,
    tenge, 'posted', code, source, at
  from hand_in h, lateral (
    select h.id::text as source, account_of('purse', coalesce('#' || h.courier_id, h.courier)) as purse) p, lateral (
    values
      (h.counted_tenge > 0, 'hand-in', account_of('till', ''), true, h.counted_tenge),
      (h.counted_tenge < 0, 'hand-out', account_of('till', ''), false, -h.counted_tenge),
      (h.difference_tenge < 0, 'hand-in-lacks', account_of('shortage', ''), true, -h.difference_tenge),
      (h.difference_tenge > 0, 'hand-in-over', account_of('surplus', ''), false, h.difference_tenge)
    ) as part (is_due, code, other, is_from_purse, tenge)
  where at >= since and is_due
    and not exists (select from transfer t where t.code = part.code and t.source = p.source and t.pending_id is null)
  on conflict do nothing;

  with known as (
    select c.id, c.created_at, c.balance_tenge + coalesce((select sum(discount_tenge - promo_tenge) from shop_order o
      where o.certificate_id = c.id and o.status not in ('cancelled', 'expired', 'returned')), 0) as tenge
    from certificate c
    where not exists (select from account where kind = 'certificate' and owner = c.id::text))
  insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
  select account_of('opening', ''), account_of('certificate', id::text), tenge, 'posted', 'certificate-opening', id::text,
    created_at
  from known where tenge > 0
  on conflict do nothing;

  insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
  select account_of('certificate', certificate_id::text), account_of('order', id), discount_tenge - promo_tenge,
    case status when 'awaiting-payment' then 'pending' else 'posted' end, 'certificate-spent', id || '#1', created_at
  from shop_order o
  where certificate_id is not null and discount_tenge > promo_tenge and created_at >= since
    and status not in ('cancelled', 'expired', 'returned')
    and not exists (select from transfer where code = 'certificate-spent' and source = o.id || '#1' and pending_id is null)
  on conflict do nothing
$$;

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
