/** Invariants of the ledger, as queries that return violations. */

const over = "('cancelled', 'expired', 'returned')";

const hasMoved = "state in ('posted', 'post')";

export const ledgerRules: Record<string, string> = {
  'I13 an order has the money of what it is still to deliver, and none when it is delivered or has ended': `
    with agreed as (
      select o.id, o.status, coalesce(m.unsold, 0) as unsold,
        case when o.status in ${over} or o.status = 'delivered' then 0
        else o.goods_tenge + o.wrap_tenge + o.delivery_tenge - o.promo_tenge - coalesce(b.tenge, 0) - coalesce(m.sold, 0)
          - case when o.payment_status in ('unpaid', 'pending', 'failed') then o.total_tenge else 0 end end as tenge
      from shop_order o
      left join (select p.order_id, sum(p.tenge) as tenge from refund_part p join refund r on r.id = p.refund_id
        where r.state <> 'refused' group by 1) b on b.order_id = o.id
      left join (select a.owner, sum(case t.code when 'certificate-sold' then t.amount_tenge else -t.amount_tenge end) as sold,
          sum(t.amount_tenge) filter (where t.code = 'certificate-unsold') as unsold
        from account a join transfer t on a.id in (t.debit_id, t.credit_id)
        where a.kind = 'order' and t.code in ('certificate-sold', 'certificate-unsold') group by 1) m on m.owner = o.id)
    select coalesce(g.id, a.owner || ': no such order') || ' ' || coalesce(g.status, '') || ': ' || coalesce(a.tenge, 0)
      || ' of ' || coalesce(g.tenge, 0) as what
    from agreed g full join (select owner, credits_posted + credits_pending - debits_posted - debits_pending as tenge
      from account where kind = 'order') a on a.owner = g.id
    where g.id is null or coalesce(a.tenge, 0) <> g.tenge
      -- certificates that it sold have ended since: their money waits for a refund
      and (g.unsold = 0 or coalesce(a.tenge, 0) not between g.tenge - g.unsold and g.tenge + g.unsold)`,
  'I13 income is what was delivered, at agreed prices, less what was refunded of it': `
    select o.id || ': ' || coalesce(i.tenge, 0) as what from shop_order o
    left join (select a.owner, sum(case when t.code in ('income', 'promo-back') then t.amount_tenge else -t.amount_tenge end) as tenge
      from account a join transfer t on a.id in (t.debit_id, t.credit_id)
      where a.kind = 'order' and t.code in ('income', 'income-back', 'promo-given', 'promo-back') group by 1) i on i.owner = o.id
    where coalesce(i.tenge, 0) <> case when o.status <> 'delivered' then 0
      else o.goods_tenge + o.wrap_tenge + o.delivery_tenge - o.promo_tenge
        - coalesce((select sum(l.total_tenge) from order_line l where l.order_id = o.id and exists (
            select from certificate_sale s where s.order_id = l.order_id and s.position = l.position)), 0)
        - coalesce((select sum(p.tenge) from refund_part p join refund r on r.id = p.refund_id
            where p.order_id = o.id and r.state <> 'refused' and not exists (
              select from certificate_sale s where s.order_id = p.order_id and s.position = p.position)), 0) end`,
  'I13 sales by line are the income from goods, and the cost of promo codes on them': `
    select coalesce(s.id, t.id) || ': ' || coalesce(s.tenge, 0) as what from (
      select transfer_id as id, sum(tenge) as tenge from sale group by 1) s
    full join (select t.id, case t.code when 'income' then t.amount_tenge else -t.amount_tenge end as tenge
      from account a join transfer t on a.id in (t.debit_id, t.credit_id) where a.kind = 'income' and a.owner = 'goods') t using (id)
    where s.tenge is distinct from t.tenge`,
  'I13 what rests on a payment is owed to its card': `
    select m.attempt_id || ': ' || k.tenge || ' of ' || m.paid_tenge - m.back_tenge - m.open_tenge as what
    from payment_money m join shop_order o on o.id = m.order_id join account a on a.kind = 'payment' and a.owner = m.attempt_id,
      lateral (select a.credits_posted - a.debits_posted - a.debits_pending as tenge) k
    where k.tenge <> case when m.is_kept and o.status not in ${over} then 0
      when m.is_kept then least(k.tenge, m.paid_tenge - m.back_tenge - m.open_tenge)
      else m.paid_tenge - m.back_tenge - m.open_tenge end`,
  'I13 a refund that the bank has made is posted with its sum': `
    select r.id as what from refund r left join transfer t on t.code = 'card-refund' and t.source = r.id and t.state in ('posted', 'post')
    where r.way = 'card' and case when r.state = 'done' then t.amount_tenge is distinct from r.amount_tenge else t.id is not null end`,
  'I13 what went back by hand or to certificates is posted with its sum': `
    select order_id || ' ' || code || ': ' || sum(tenge) as what from (
      select order_id, case way when 'certificate' then 'certificate-back' else 'taking-back' end as code, amount_tenge as tenge
      from refund where way <> 'card' union all
      select a.owner, t.code, -t.amount_tenge from account a join transfer t on t.debit_id = a.id
      where a.kind = 'order' and t.code in ('certificate-back', 'taking-back')) m
    -- to certificates more goes back without a refund: of unpaid orders that were made smaller
    group by order_id, code having sum(tenge) > 0 or sum(tenge) < 0 and code <> 'certificate-back'`,
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
  'I16 what is set aside waits for a refund, or for the money of an order': `
    select t.code || ' ' || t.source as what from transfer t join account o on o.id in (t.debit_id, t.credit_id)
    where o.kind in ('order', 'payment') and t.state = 'pending' and not exists (select from transfer where pending_id = t.id)
      and case t.code when 'card-refund'
        then not exists (select from refund where id = t.source and state in ('claimed', 'sent', 'unknown'))
        else not exists (select from shop_order where id = o.owner and status = 'awaiting-payment') end
    union all select 'refund ' || r.id from refund r where r.state in ('claimed', 'sent', 'unknown') and not exists (
      select from transfer t where t.code = 'card-refund' and t.source = r.id and t.state = 'pending'
        and not exists (select from transfer where pending_id = t.id))`,
  'I18 each taking and each hand-in moved what it says': `
    select 'taking ' || k.id as what from taking k where not exists (select from taking_money where id = k.id)
    union all select 'hand-in ' || h.id || ' moved ' || m.counted || ' and wrote off ' || m.off from hand_in h, lateral (
      select coalesce(sum(case t.code when 'hand-in' then t.amount_tenge when 'hand-out' then -t.amount_tenge end), 0) as counted,
        coalesce(sum(case t.code when 'hand-in-lacks' then -t.amount_tenge when 'hand-in-over' then t.amount_tenge end), 0) as off
      from transfer t where t.code in ('hand-in', 'hand-out', 'hand-in-lacks', 'hand-in-over') and t.source = h.id::text) m
    where m.counted <> case when h.joined is null then h.counted_tenge else 0 end
      or m.off not in (0, h.counted_tenge - h.expected_tenge)
    union all select 'hand-in ' || id || ' was not agreed by two' from hand_in
      where courier_counted_tenge is not null and (staff_id is null or courier_id is null or staff_id = courier_id
        or courier_counted_at is null or courier_counted_tenge <> counted_tenge and note = '')`,
};
