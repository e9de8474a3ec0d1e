/** What is true of the ledger at every moment, as questions that return what breaks them. */

const over = "('cancelled', 'expired', 'returned')";

/** What has moved, account by account: a transfer counts for both of its sides, the credit side above zero. */
const sides = `
  select t.credit_id as account_id, t.code, t.state, t.amount_tenge as tenge from transfer t
  union all select t.debit_id, t.code, t.state, -t.amount_tenge from transfer t`;

export const ledgerRules: Record<string, string> = {
  'I13 every sum that an order was paid, gave back or got from a certificate is posted': `
    select o.id || ': card ' || coalesce(m.card, 0) || ', delivery ' || coalesce(m.taken, 0) || ', certificate '
      || coalesce(m.certificate, 0) as what
    from shop_order o left join (
      select a.owner, sum(tenge) filter (where code like 'card-%') as card,
        sum(tenge) filter (where code like 'taking-%' or code = 'order-opening') as taken,
        sum(tenge) filter (where code like 'certificate-%' and code not in ('certificate-sold', 'certificate-unsold')) as certificate
      from account a join (${sides}) s on s.account_id = a.id and s.state in ('posted', 'post')
      where a.kind = 'order' group by 1) m on m.owner = o.id
    where o.paid_tenge - o.refunded_tenge <> coalesce(case o.payment when 'ONLINE' then m.card else m.taken end, 0)
      or coalesce(m.certificate, 0) <> case when o.certificate_id is null or o.status in ${over}
        or o.status = 'awaiting-payment' and m.certificate is null then 0 else o.discount_tenge - o.promo_tenge - o.certificate_returned_tenge end
    union all select a.owner || ': no such order' from account a
      where a.kind = 'order' and not exists (select from shop_order where id = a.owner)`,
  'I13 a payment that came in is posted with its sum': `
    select a.id || ': ' || a.amount_tenge as what from payment_attempt a left join transfer t
      on t.code = 'card-paid' and t.source = a.id and t.pending_id is null
    where a.paid_at is not null and t.amount_tenge is distinct from a.amount_tenge`,
  'I14 accounts are the sums of their transfers': `
    with move as materialized (
      select debit_id, credit_id, case when t.state in ('posted', 'post') then t.amount_tenge else 0 end as moved,
        case t.state when 'posted' then 0 when 'pending' then t.amount_tenge
          else -(select amount_tenge from transfer where id = t.pending_id) end as held
      from transfer t)
    select a.kind || ' ' || a.owner as what from account a
      left join (select debit_id, sum(held) as held, sum(moved) as moved from move group by 1) d on d.debit_id = a.id
      left join (select credit_id, sum(held) as held, sum(moved) as moved from move group by 1) c on c.credit_id = a.id
    where case when a.is_guarded
      then a.debits_pending <> coalesce(d.held, 0) or a.debits_posted <> coalesce(d.moved, 0)
        or a.credits_pending <> coalesce(c.held, 0) or a.credits_posted <> coalesce(c.moved, 0)
      else a.debits_pending + a.debits_posted + a.credits_pending + a.credits_posted <> 0 end
    union all select 'transfer ' || id || ' names no account' from transfer
      where not exists (select from account where id = debit_id) or not exists (select from account where id = credit_id)`,
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
    where coalesce(m.tenge, 0) <> coalesce(p.tenge, 0)`,
};
