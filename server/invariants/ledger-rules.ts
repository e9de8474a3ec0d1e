/** Invariants of the ledger, as queries that return violations. */

const over = "('cancelled', 'expired', 'returned')";

/** Both sides of every transfer: the credited account with plus, the debited one with minus. */
const sides = `
  select t.credit_id as account_id, t.code, t.state, t.amount_tenge as tenge from transfer t
  union all select t.debit_id, t.code, t.state, -t.amount_tenge from transfer t`;

const hasMoved = "state in ('posted', 'post')";

export const ledgerRules: Record<string, string> = {
  // Reads the accounts' counters, which I14 checks; what no other transfer code explains was paid by card.
  'I13 every sum that an order was paid, gave back or got from a certificate is posted': `
    select coalesce(o.id, m.owner || ': no such order') || ': card ' || coalesce(m.card, 0) || ', delivery ' || coalesce(m.taken, 0)
      || ', certificate ' || coalesce(m.certificate, 0) as what
    from shop_order o full join (
      select a.owner, a.credits_posted - a.debits_posted - coalesce(s.tenge, 0) as card, s.taken, s.certificate
      from account a left join (
        select s.id, whole_sum(s.tenge) as tenge, whole_sum(s.tenge) filter (where code like 'taking-%') as taken,
          whole_sum(s.tenge) filter (where code like 'certificate-%' and code not in ('certificate-sold', 'certificate-unsold')) as certificate
        from transfer t, lateral (values (t.credit_id, t.amount_tenge), (t.debit_id, -t.amount_tenge)) s (id, tenge)
        where ${hasMoved} and code not like 'card-%' group by 1) s on s.id = a.id
      where a.kind = 'order') m on m.owner = o.id
    where o.id is null
      or o.paid_tenge - o.refunded_tenge <> coalesce(case o.payment when 'ONLINE' then m.card else m.taken end, 0)
      or coalesce(m.certificate, 0) <> case when o.certificate_id is null or o.status in ${over}
        or o.status = 'awaiting-payment' and m.certificate is null then 0 else o.discount_tenge - o.promo_tenge - o.certificate_returned_tenge end`,
  'I13 a payment that came in is posted with its sum': `
    select a.id || ': ' || a.amount_tenge as what from payment_attempt a left join transfer t
      on t.code = 'card-paid' and t.source = a.id and t.pending_id is null
    where a.paid_at is not null and t.amount_tenge is distinct from a.amount_tenge`,
  // Fast for millions of transfers: counters are added as negative amounts, so that no join is needed. Shared accounts
  // have none, and are few enough to be left out at the end.
  'I14 accounts are the sums of their transfers': `
    select coalesce(a.kind || ' ' || a.owner, 'no account ' || m.id) as what from (
      select id from (
        select debit_id as id, amount_tenge as debits, null::bigint as credits from transfer where ${hasMoved}
        union all select credit_id, null, amount_tenge from transfer where ${hasMoved}
        union all select id, -debits_posted, -credits_posted from account) e
      group by id having whole_sum(debits) <> 0 or whole_sum(credits) <> 0) m
    left join account a on a.id = m.id where a.is_guarded is not false`,
  'I14 what accounts have set aside is the sum of their transfers, and shared accounts count nothing': `
    with held as (
      select s.id, whole_sum(s.debits) as debits, whole_sum(s.credits) as credits from transfer t left join transfer p on p.id = t.pending_id,
        lateral (select case t.state when 'pending' then t.amount_tenge else -p.amount_tenge end as held) k,
        lateral (values (t.debit_id, held, 0), (t.credit_id, 0, held)) s (id, debits, credits)
      where t.state <> 'posted' group by 1)
    select coalesce(a.kind || ' ' || a.owner, 'no account ' || m.id) as what from (
      select id from held union select id from account where debits_pending + credits_pending <> 0 or not is_guarded) m
    left join account a on a.id = m.id left join held h on h.id = m.id
    where case when a.is_guarded then a.debits_pending <> coalesce(h.debits, 0) or a.credits_pending <> coalesce(h.credits, 0)
      else a.id is null or a.debits_pending + a.debits_posted + a.credits_pending + a.credits_posted <> 0 end`,
  'I14 the sums of the last closed day are those of all transfers until then': `
    with moved as (
      select a.kind, case when a.is_guarded then '' else a.owner end as owner,
        whole_sum(s.debits) as debits, whole_sum(s.credits) as credits
      from (select id, whole_sum(debits) as debits, whole_sum(credits) as credits from (
          select debit_id as id, amount_tenge as debits, 0::bigint as credits from transfer
            where ${hasMoved} and day <= (select max(day) from ledger_day)
          union all select credit_id, 0, amount_tenge from transfer
            where ${hasMoved} and day <= (select max(day) from ledger_day)) e group by id) s join account a on a.id = s.id
      group by 1, 2)
    select coalesce(m.kind, d.kind) || ' ' || coalesce(m.owner, d.owner) as what from moved m
    full join (select * from ledger_sum where day = (select max(day) from ledger_day)) d using (kind, owner)
    where (m.debits, m.credits) is distinct from (d.debits, d.credits)`,
  'I15 a certificate is worth what its account has': `
    select c.id || ': ' || c.balance_tenge as what from certificate c join account a
      on a.kind = 'certificate' and a.owner = c.id::text
    where c.balance_tenge <> a.credits_posted - a.debits_posted - a.debits_pending`,
  'I16 what is set aside waits for a refund, or for the money of an order': `
    select t.code || ' ' || t.source as what from transfer t join account o
      on o.kind = 'order' and o.id in (t.debit_id, t.credit_id)
    where t.state = 'pending' and not exists (select from transfer where pending_id = t.id)
      and case t.code when 'card-refund'
        then not exists (select from refund where id = t.source and state in ('claimed', 'sent', 'unknown'))
        else not exists (select from shop_order where id = o.owner and status = 'awaiting-payment') end
    union all select 'refund ' || r.id from refund r where r.state in ('claimed', 'sent', 'unknown') and not exists (
      select from transfer t where t.code = 'card-refund' and t.source = r.id and t.state = 'pending'
        and not exists (select from transfer where pending_id = t.id))`,
  'I18 couriers carry what they took and did not hand in': `
    select coalesce(m.purse, p.owner) || ': ' || coalesce(m.tenge, 0) || ', posted ' || coalesce(p.tenge, 0) as what from (
      select purse, sum(tenge) as tenge from (
        select coalesce('#' || courier_id, courier) as purse, amount_tenge as tenge from taking
          where kind = 'CASH' and (courier_id is not null or courier <> '')
        union all select coalesce('#' || courier_id, courier), difference_tenge - counted_tenge from hand_in) k group by 1) m
    full join (
      select a.owner, -sum(s.tenge) as tenge from account a join (${sides}) s on s.account_id = a.id
      where a.kind = 'purse' group by 1) p on p.owner = m.purse
    where coalesce(m.tenge, 0) <> coalesce(p.tenge, 0)
    union all select 'hand-in ' || id || ' was not agreed by two' from hand_in
      where courier_counted_tenge is not null and (staff_id is null or courier_id is null or staff_id = courier_id
        or courier_counted_at is null or courier_counted_tenge <> counted_tenge and note = '')`,
};
