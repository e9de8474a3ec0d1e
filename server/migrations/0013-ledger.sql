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
    check (kind in ('bank', 'terminal', 'till', 'safe', 'shop-account', 'purse', 'payment', 'order', 'certificate',
      'income', 'discount', 'goodwill', 'expense', 'bank-fee', 'shortage', 'expired-value', 'surplus', 'own-money')),
  -- an attempt, an order, a certificate, a bank, a courier, a promo code, a kind of income; empty where the shop has one account of the kind
  owner text not null default '' check (owner !~ '[[:cntrl:]]'),
  -- Counted row by row and never below zero. All others are written by many at once: they are summed when they are
  -- read.
  is_guarded boolean generated always as (kind in ('payment', 'order', 'certificate')) stored not null,
  debits_pending bigint not null default 0 check (debits_pending >= 0),
  debits_posted bigint not null default 0 check (debits_posted >= 0),
  credits_pending bigint not null default 0 check (credits_pending >= 0),
  credits_posted bigint not null default 0 check (credits_posted >= 0),
  constraint account_never_below_zero check (not is_guarded or credits_posted >= (debits_posted + debits_pending)),
  unique (kind, owner)
);
-- What is owed: in goods, to cards, to the bearers of certificates.
create index account_resting on account (kind, owner)
  where kind in ('payment', 'order', 'certificate') and credits_posted > (debits_posted + debits_pending);

-- The few that many share.
create index account_shared on account (kind, owner) include (id) where not is_guarded;

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
    check (code in ('card-paid', 'money-kept', 'money-back', 'card-refund', 'back-dropped', 'goodwill-given', 'goodwill-back',
      'income', 'income-back', 'promo-given', 'promo-back', 'taking-cash', 'taking-terminal', 'taking-back', 'taking-undone',
      'hand-in', 'hand-out', 'hand-in-lacks', 'hand-in-over', 'purse-joined', 'certificate-given',
      'certificate-sold', 'certificate-spent', 'certificate-back', 'certificate-unsold', 'certificate-moved',
      'certificate-lapsed', 'certificate-voided', 'count-lacks', 'count-over', 'cash-moved', 'expense-paid',
      'float-put', 'bank-payout', 'bank-fee')),
  -- the id of what moved it: an attempt, a refund, a taking …
  source text not null check (source !~ '[[:cntrl:]]'),
  at timestamptz not null,
  -- in whose books it stands: that of its moment, or the first one after it that is not closed
  day date not null,
  -- who pressed; none for customers, banks and the shop itself
  staff_id int,
  constraint transfer_between_two check (debit_id <> credit_id),
  constraint transfer_ends_a_pending_one check ((pending_id is null) = (state in ('posted', 'pending')))
);
create index transfer_by_day on transfer (day, id);
create index transfer_credit on transfer (credit_id, day);
create index transfer_debit on transfer (debit_id, day);
create unique index transfer_ended_once on transfer (pending_id) include (at) where pending_id is not null;
create unique index transfer_once on transfer (code, source) where pending_id is null;
-- Few of all: sums that are or were set aside.
create index transfer_set_aside on transfer (at) include (id, debit_id, amount_tenge) where state = 'pending';
-- Fewer still: what stands in a later day than that of its moment.
create index transfer_late on transfer (at) where day > (at at time zone 'Asia/Ashgabat')::date;

-- Closed days. A day without transfers has no row; one before the newest row takes none any more.
create table ledger_day (
  day date primary key,
  transfers int not null,
  -- SHA-256 of the hash before it and a line for each transfer, by id
  hash text not null,
  previous_hash text not null,
  closed_at timestamptz not null
);

-- All that an account has moved until the end of a closed day. Orders and certificates are one sum of their kind.
create table ledger_sum (
  day date not null,
  kind text not null,
  owner text not null,
  debits bigint not null,
  credits bigint not null,
  primary key (day, kind, owner)
);

-- Income from goods, line by line; below zero where it went back.
create table sale (
  transfer_id bigint not null,
  position integer not null,
  day date not null,
  order_id text not null,
  product_id integer not null,
  units integer not null,
  tenge bigint not null,
  -- the discount of a promo code on it
  promo_tenge bigint not null,
  primary key (transfer_id, position)
);
create index sale_day on sale (day) include (product_id, units, tenge, promo_tenge);
create index sale_order on sale (order_id);
create index sale_back on sale (transfer_id) where tenge <= 0;

-- Counts of the till and the safe; a difference is a transfer with the count's id.
create table cash_count (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('till', 'safe')),
  -- what the books said
  expected_tenge bigint not null,
  counted_tenge bigint not null check (counted_tenge >= 0),
  note text not null default '',
  staff_id integer not null references staff,
  at timestamptz not null,
  constraint cash_count_says_why check (counted_tenge = expected_tenge or note <> '')
);
create index cash_count_at on cash_count (at);
create index cash_count_kind on cash_count (kind, id);

-- Why cash was moved, or which paper says that a bank has paid out; the sums are transfers with its id.
create table cash_move (
  id integer primary key generated always as identity,
  note text not null default '',
  -- of a payout: which bank, or `terminal`, the number of its paper, and the day on it
  bank text,
  paper text,
  paper_day date,
  staff_id integer not null references staff,
  at timestamptz not null,
  constraint cash_move_is_of_paper check ((bank is null) = (paper is null) and (bank is null) = (paper_day is null)),
  -- a paper is booked once
  constraint cash_move_bank_paper_key unique (bank, paper)
);

-- What came by card for an order, what went back of it, and what is set aside for refunds; one attempt is what the order
-- lives on, the money of others goes back.
create view payment_money as
  select p.order_id, p.id as attempt_id, a.debits_pending as open_tenge,
    (select coalesce(sum(t.amount_tenge), 0)::bigint from transfer t
      where t.credit_id = a.id and t.code = 'card-paid') as paid_tenge,
    (select coalesce(sum(t.amount_tenge), 0)::bigint from transfer t
      where t.debit_id = a.id and t.code = 'card-refund' and t.state in ('posted', 'post')) as back_tenge,
    exists (select from transfer k where k.code = 'money-kept' and k.source = p.order_id and k.pending_id is null
      and k.debit_id = a.id) as is_kept
  from payment_attempt p join account a on a.kind = 'payment' and a.owner = p.id;

-- What an order was paid in the way it is to be paid, and what went back of that.
create view order_money as
  select o.id as order_id, m.paid_tenge, m.refunded_tenge
  from shop_order o, lateral (
    select coalesce(sum(c.paid_tenge), 0)::bigint as paid_tenge, coalesce(sum(c.refunded_tenge), 0)::bigint as refunded_tenge
    from (
      select paid_tenge, back_tenge as refunded_tenge from payment_money where order_id = o.id and o.payment = 'ONLINE'
      union all select case t.code when 'taking-back' then 0 when 'taking-undone' then -t.amount_tenge else t.amount_tenge end,
        case t.code when 'taking-back' then t.amount_tenge else 0 end
      from account a join transfer t on t.debit_id = a.id or t.credit_id = a.id
      where a.kind = 'order' and a.owner = o.id and o.payment <> 'ONLINE'
        and t.code in ('taking-cash', 'taking-terminal', 'taking-back', 'taking-undone')) c) m;

-- Takings with their transfers: below zero what was given back, or reversed.
create view taking_money as
  select k.id, k.order_id, k.courier, k.courier_id, k.reason, m.id as transfer_id, m.at, m.day, m.staff_id,
    case when 'terminal' in (d.kind, c.kind) then 'TERMINAL' else 'CASH' end as kind,
    case when m.code in ('taking-cash', 'taking-terminal') then m.amount_tenge else -m.amount_tenge end as amount_tenge
  from taking k
    join transfer m on m.source = k.id::text and m.pending_id is null
      and m.code in ('taking-cash', 'taking-terminal', 'taking-back', 'taking-undone')
    join account d on d.id = m.debit_id join account c on c.id = m.credit_id;

-- What a certificate can still pay.
create view certificate_money as
  select c.id as certificate_id, coalesce(a.credits_posted - a.debits_posted - a.debits_pending, 0) as balance_tenge,
    exists (select from transfer t where t.debit_id = a.id and t.code = 'certificate-lapsed') as has_lapsed
  from certificate c left join account a on a.kind = 'certificate' and a.owner = c.id::text;

-- A transfer as it is hashed, exported and checked elsewhere: domain/ledger/journal.ts reads the same fields.
create view ledger_line as
  select t.id, t.day, concat_ws(E'\x1f', t.id, t.day, to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    t.code, t.source, d.kind, d.owner, c.kind, c.owner, t.amount_tenge, t.state, coalesce(t.pending_id::text, ''),
    coalesce(t.staff_id::text, '')) as line
  from transfer t join account d on d.id = t.debit_id join account c on c.id = t.credit_id;

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

-- Whoever posts holds this lock until the transaction ends, together with all others who post; closing waits for it.
create function open_ledger_day(moment timestamptz) returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7306021);
  return (select greatest((moment at time zone 'Asia/Ashgabat')::date, max(day) + 1) from ledger_day);
end $$;

-- Who acts in this transaction, where it said so.
create function acting_staff() returns int language sql stable
  return nullif(current_setting('sowgat.staff_id', true), '')::int;

-- Writes transfers, all or none, each once: a code is posted once for a source, and a repetition must say the same.
create function ledger_post(postings jsonb) returns void language plpgsql security definer as $$
declare
  wanted int;
  written int;
  ids bigint[];
  other text;
begin
  wanted := jsonb_array_length(postings);
  if wanted > 1 then
    -- By id, so that two never wait for each other. Found first: a join with unknown rows would read all accounts.
    ids := array(select account_of(side ->> 'kind', side ->> 'owner') from jsonb_array_elements(postings) p,
      lateral (values (p -> 'debit'), (p -> 'credit')) s (side));
    perform from account where id = any(ids) and is_guarded order by id for no key update;
  end if;
  with made as (
    insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at, day, staff_id)
    select account_of(debit ->> 'kind', debit ->> 'owner'), account_of(credit ->> 'kind', credit ->> 'owner'), amount,
      state, code, source, at, open_ledger_day(at), coalesce(staff, acting_staff())
    from jsonb_to_recordset(postings) p (debit jsonb, credit jsonb, amount bigint, state text, code text, source text,
      at timestamptz, staff int)
    on conflict (code, source) where pending_id is null do nothing returning 1)
  select count(*) into written from made;
  if written < wanted then
    select p.code || ' ' || p.source into other
    from jsonb_to_recordset(postings) p (debit jsonb, credit jsonb, amount bigint, code text, source text)
      join transfer t on t.code = p.code and t.source = p.source and t.pending_id is null
      join account d on d.id = t.debit_id join account c on c.id = t.credit_id
    where (d.kind, d.owner, c.kind, c.owner, t.amount_tenge) is distinct from
      (p.debit ->> 'kind', p.debit ->> 'owner', p.credit ->> 'kind', p.credit ->> 'owner', p.amount) limit 1;
    if other is not null then
      raise exception 'transfer % is posted already, with other accounts or another sum', other
        using errcode = 'check_violation', constraint = 'transfer_repeats_the_first';
    end if;
  end if;
end $$;

-- Ends a pending transfer, once. Returns whether this call did.
create function ledger_end(wanted_code text, wanted_source text, ending text, moment timestamptz, staff int)
returns boolean language plpgsql security definer as $$
begin
  insert into transfer (debit_id, credit_id, amount_tenge, state, pending_id, code, source, at, day, staff_id)
    select debit_id, credit_id, amount_tenge, ending, id, code, source, moment, open_ledger_day(moment), coalesce(staff, acting_staff())
    from transfer where code = wanted_code and source = wanted_source and state = 'pending'
    on conflict (pending_id) where pending_id is not null do nothing;
  return found;
end $$;

-- Closes the oldest day that is open, has transfers and lies before the given one: nothing is written into it any more,
-- and its hash follows from all that ever was. It yields to those who post, who may wait for one another. Called until
-- it returns nothing.
create function close_ledger_day(before date, moment timestamptz) returns setof ledger_day
language plpgsql security definer as $$
declare
  last_one ledger_day;
  due date;
begin
  perform set_config('lock_timeout', '100ms', true);
  perform pg_advisory_xact_lock(7306021);
  select * into last_one from ledger_day order by day desc limit 1;
  select min(day) into due from transfer where day > coalesce(last_one.day, '-infinity') and day < before;
  if due is null then
    return;
  end if;
  insert into ledger_sum (day, kind, owner, debits, credits)
    select due, kind, owner, whole_sum(debits), whole_sum(credits) from (
      select kind, owner, debits, credits from ledger_sum where day = last_one.day
      union all select a.kind, case when a.is_guarded then '' else a.owner end, s.debits, s.credits
        from transfer t, lateral (values (t.debit_id, t.amount_tenge, 0::bigint), (t.credit_id, 0, t.amount_tenge))
          s (id, debits, credits) join account a on a.id = s.id
        where t.day = due and t.state in ('posted', 'post')) moved group by kind, owner;
  return query insert into ledger_day (day, transfers, hash, previous_hash, closed_at)
    select due, count(*), encode(sha256(convert_to(
        coalesce(last_one.hash, '') || E'\n' || string_agg(line || E'\n', '' order by id), 'UTF8')), 'hex'),
      coalesce(last_one.hash, ''), moment from ledger_line where day = due returning *;
end $$;

-- A card gets back no more than it paid, whatever the order has of other ways.
create function bound_card_refund() returns trigger language plpgsql as $$
begin
  if (select sum(case when code = 'card-paid' or state = 'void' then -amount_tenge when state = 'post' then 0 else amount_tenge end)
      from transfer where code in ('card-paid', 'card-refund') and (debit_id = new.debit_id or credit_id = new.debit_id)) > 0 then
    raise exception 'transfer %: more goes back to a card than it paid', new.id using errcode = 'check_violation';
  end if;
  return null;
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

do $$ declare name text; begin
  foreach name in array array['count_transfer()', 'ledger_post(jsonb)', 'close_ledger_day(date, timestamptz)',
      'ledger_end(text, text, text, timestamptz, int)'] loop
    execute format('revoke all on function %s from public', name);
    execute format('alter function %s set search_path = %I, pg_temp', name, current_schema());
  end loop;
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
-- By its name after the counting, which locks the account.
create trigger transfer_refunds_what_was_paid after insert on transfer
  for each row when (new.code = 'card-refund' and new.pending_id is null) execute function bound_card_refund();
create trigger cash_count_is_append_only before update or delete or truncate on cash_count
  for each statement execute function refuse_change();
create trigger cash_move_is_append_only before update or delete or truncate on cash_move
  for each statement execute function refuse_change();
create trigger ledger_day_is_append_only before update or delete or truncate on ledger_day
  for each statement execute function refuse_change();
create trigger ledger_sum_is_append_only before update or delete or truncate on ledger_sum
  for each statement execute function refuse_change();
create trigger sale_is_append_only before update or delete or truncate on sale
  for each statement execute function refuse_change();
