/** Invariants of the ledger, as queries that return violations. */

import { guardedAccounts, incomeCodes } from '#domain/ledger/ledger.ts';
import { openRefundStates } from '#domain/payments/refund.ts';
import { quoted } from './run-rules.ts';
import { sumOf, weighed, weighing } from './same-sums.ts';

const over = "('cancelled', 'expired', 'returned')";
const hasMoved = "state in ('posted', 'post')";
const openRefund = `state in (${quoted(openRefundStates)})`;
const guarded = quoted(guardedAccounts);
const closed = "(select coalesce(max(day), '-infinity') from ledger_day)";
const lane = { lane: 1 };
/** Most orders have none, and weighing is what takes time. */
const borneWeight = `case e.promo when 0 then 0 else ${weighed('e.promo', 'coalesce(a.id, -1)', lane)} end`;
const [byDebit, byCredit] = [weighed('amount_tenge', 'debit_id'), weighed('amount_tenge', 'credit_id')];
/** Income less promo costs by account, and in a lane of their own the promo costs; the code is compared once a row. */
const earnedWeight = `case code when 'income' then ${byDebit} when 'income-back' then -${byCredit}
  when 'promo-given' then -${byCredit} + ${weighed('amount_tenge', 'credit_id', lane)}
  when 'promo-back' then ${byDebit} - ${weighed('amount_tenge', 'debit_id', lane)} end`;
/** Transfers of shared accounts on days that are still open. */
const openMoves = `transfer t join account a on a.id in (t.debit_id, t.credit_id)
  where t.day > ${closed} and t.day <= 'infinity' and t.${hasMoved}`;

export const ledgerRules: Record<string, string> = {
  'I13 an order has the money of what it is still to deliver, and none when it is delivered or has ended': `
    with certified as (
      select a.owner, sum(case t.code when 'certificate-sold' then t.amount_tenge else -t.amount_tenge end) as sold,
        sum(t.amount_tenge) filter (where t.code = 'certificate-unsold') as unsold
      from transfer t join account a on a.id in (t.debit_id, t.credit_id)
      where a.kind = 'order' and t.code in ('certificate-sold', 'certificate-unsold') and t.pending_id is null group by 1),
    agreed as (
      select o.id, o.goods_tenge + o.wrap_tenge + o.delivery_tenge - o.promo_tenge - coalesce(b.tenge, 0) - coalesce(m.sold, 0)
        - case when o.payment_status in ('unpaid', 'pending', 'failed') then o.total_tenge else 0 end as tenge
      from shop_order o left join certified m on m.owner = o.id
      left join (select p.order_id, sum(p.tenge) as tenge from refund_part p join refund r on r.id = p.refund_id
        where r.state <> 'refused' group by 1) b on b.order_id = o.id
      where o.status <> 'delivered' and o.status not in ${over})
    select coalesce(g.id, a.owner) || coalesce(' ' || (select status from shop_order where id = coalesce(g.id, a.owner)), '')
      || ': ' || coalesce(a.tenge, 0) || ' of ' || coalesce(g.tenge, 0) as what
    from (select * from agreed where tenge <> 0) g
      full join (select owner, credits_posted + credits_pending - debits_posted - debits_pending as tenge
        from account where kind = 'order' and credits_posted + credits_pending <> debits_posted + debits_pending) a on a.owner = g.id
      left join certified m on m.owner = coalesce(g.id, a.owner)
    -- certificates that it sold have ended since: their money waits for a refund
    where abs(coalesce(a.tenge, 0) - coalesce(g.tenge, 0)) > coalesce(m.unsold, 0)
    union all select owner || ': no such order' from account a
    where kind = 'order' and not exists (select from shop_order where id = a.owner)`,
  'I13 income is what was delivered, at agreed prices, less what was refunded of it, and promo costs are what sales bore': `
    with ${weighing},
    sold as (select l.order_id, sum(l.total_tenge)::bigint as tenge from order_line l
      join (select distinct order_id, position from certificate_sale) s using (order_id, position) group by 1),
    back as (select p.order_id, sum(p.tenge)::bigint as tenge from refund_part p join refund r on r.id = p.refund_id
      where r.state <> 'refused' and not exists (
        select from certificate_sale s where s.order_id = p.order_id and s.position = p.position) group by 1),
    borne as (select order_id, whole_sum(promo) as promo, whole_sum(agreed) as agreed from (
      select order_id, promo_tenge as promo, 0::bigint as agreed from sale where promo_tenge <> 0
      union all select order_id, 0, promo_tenge from order_line where promo_tenge <> 0) l group by 1),
    -- what a code takes off the delivery is on no line
    earned as not materialized (select o.id, case when o.status = 'delivered' then o.goods_tenge + o.wrap_tenge + o.delivery_tenge
        - o.promo_tenge - coalesce(s.tenge, 0) - coalesce(b.tenge, 0) else 0 end as tenge,
        coalesce(p.promo, 0) + case when o.status = 'delivered' then o.promo_tenge - coalesce(p.agreed, 0) else 0 end as promo
      from shop_order o left join sold s on s.order_id = o.id left join back b on b.order_id = o.id left join borne p on p.order_id = o.id),
    moved as not materialized (select case when code in ('income', 'promo-back') then debit_id else credit_id end as id,
        case when code in ('income', 'promo-back') then amount_tenge else -amount_tenge end as tenge,
        case code when 'promo-given' then amount_tenge when 'promo-back' then -amount_tenge else 0 end as promo
      from transfer where code in (${quoted(incomeCodes)}))
    select coalesce(e.id, i.owner) || ': ' || coalesce(i.tenge, 0) || ', promo ' || coalesce(i.promo, 0) as what from earned e
    full join (select a.owner, sum(m.tenge) as tenge, sum(m.promo) as promo
      from moved m join account a on a.id = m.id where a.kind = 'order' group by 1) i on i.owner = e.id
    where (coalesce(i.tenge, 0) <> coalesce(e.tenge, 0) or coalesce(i.promo, 0) <> coalesce(e.promo, 0))
      and ${sumOf(earnedWeight, 'transfer')}
      <> ${sumOf(`${weighed('e.tenge', 'coalesce(a.id, -1)')} + ${borneWeight}`, "earned e left join account a on a.kind = 'order' and a.owner = e.id")}`,
  'I13 sales by line are the income from goods': `
    with ${weighing},
    goods as not materialized (select id, case code when 'income' then amount_tenge else -amount_tenge end as tenge
      from transfer where (select id from account where kind = 'income' and owner = 'goods') in (debit_id, credit_id)),
    -- lines that add up to nothing weigh nothing
    unseen as (select from (select distinct transfer_id as id from sale where tenge <= 0) b
      where (select sum(tenge) from sale where transfer_id = b.id) = 0)
    select coalesce(s.id, t.id) || ': ' || coalesce(s.tenge, 0) as what
    from (select transfer_id as id, whole_sum(tenge) as tenge from sale group by 1) s full join goods t using (id)
    where s.tenge is distinct from t.tenge and (${sumOf(weighed('tenge', 'id'), 'goods')} <> ${sumOf(weighed('tenge', 'transfer_id'), 'sale')} or exists (select from unseen))`,
  'I13 what rests on a payment is owed to its card': `
    with doubtful as materialized ( -- all but those that were kept and have nothing left
      select a.owner, a.credits_posted - a.debits_posted - a.debits_pending as tenge
      from account a left join transfer k on k.code = 'money-kept' and k.pending_id is null and k.debit_id = a.id
      where a.kind = 'payment' and (k.id is null or a.credits_posted <> a.debits_posted + a.debits_pending))
    select m.attempt_id || ': ' || d.tenge || ' of ' || m.paid_tenge - m.back_tenge - m.open_tenge as what
    from doubtful d join payment_attempt p on p.id = d.owner join shop_order o on o.id = p.order_id,
      lateral (select * from payment_money where attempt_id = p.id offset 0) m
    where d.tenge <> case when m.is_kept and o.status not in ${over} then 0
      when m.is_kept then least(d.tenge, m.paid_tenge - m.back_tenge - m.open_tenge)
      else m.paid_tenge - m.back_tenge - m.open_tenge end
    union all select p.id || ': ' || sum(r.amount_tenge) || ' went back of ' || p.amount_tenge
    from payment_attempt p join refund r on r.attempt_id = p.id and r.state <> 'refused'
    group by p.id having sum(r.amount_tenge) > p.amount_tenge`,
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
    with ${weighing}
    select a.id || ': ' || a.amount_tenge as what from payment_attempt a left join transfer t
      on t.code = 'card-paid' and t.source = a.id and t.pending_id is null
    where a.paid_at is not null and t.amount_tenge is distinct from a.amount_tenge
      and ${sumOf(weighed('amount_tenge', 'id', { keyed: 'text' }), 'payment_attempt where paid_at is not null')}
        <> ${sumOf(weighed('amount_tenge', 'source', { keyed: 'text' }), "transfer where code = 'card-paid' and pending_id is null")}`,
  // Of shared accounts, which count nothing themselves, the last closed day has the sums.
  'I14 accounts, and the sums of the last closed day, are the sums of their transfers': `
    with ${weighing},
    shared as (
      select a.id, s.debits::numeric, s.credits::numeric from ledger_sum s join account a on a.kind = s.kind and a.owner = s.owner
        where s.day = ${closed} and not a.is_guarded
      union all select a.id, case a.id when t.debit_id then t.amount_tenge else 0 end, case a.id when t.credit_id then t.amount_tenge else 0 end
        from ${openMoves} and not a.is_guarded),
    -- one look at each row says whether anything is wrong; only then it is asked what
    wrong as materialized (select ${sumOf(`${weighed('amount_tenge', 'debit_id')} + ${weighed('amount_tenge', 'credit_id', { lane: 1 })}`, `transfer where ${hasMoved}`)}
      <> ${sumOf(`${weighed('debits_posted', 'id')} + ${weighed('credits_posted', 'id', { lane: 1 })}`, 'account where is_guarded')}
      + ${sumOf(`${weighed('debits', 'id')} + ${weighed('credits', 'id', { lane: 1 })}`, 'shared')} as is_so),
    moved as not materialized (select id, whole_sum(debits) as debits, whole_sum(credits) as credits from (
        select debit_id as id, amount_tenge as debits, 0::bigint as credits from transfer where ${hasMoved}
        union all select credit_id, 0, amount_tenge from transfer where ${hasMoved}) e group by id)
    select coalesce(a.kind || ' ' || a.owner, 'no account ' || m.id) as what from moved m full join account a on a.id = m.id
    where (select is_so from wrong) and a.is_guarded is not false
      and (a.id is null or coalesce(m.debits, 0) <> a.debits_posted or coalesce(m.credits, 0) <> a.credits_posted)
    union all select a.kind || ' ' || a.owner || ' until the last closed day' from account a
      left join (select id, sum(debits) as debits, sum(credits) as credits from shared group by 1) s on s.id = a.id
      left join moved m on m.id = a.id
    where (select is_so from wrong) and not a.is_guarded
      and (coalesce(m.debits, 0) <> coalesce(s.debits, 0) or coalesce(m.credits, 0) <> coalesce(s.credits, 0))
    union all select kind || ' ' || owner || ', closed without an account' from ledger_sum s where day = ${closed} and kind not in (${guarded})
      and not exists (select from account where kind = s.kind and owner = s.owner)
    union all select kind || coalesce(' ' || s.owner, '') || ' until the last closed day' from (
      select kind, whole_sum(debits) as debits, whole_sum(credits) as credits from (
        select kind, debits_posted as debits, credits_posted as credits from account where is_guarded
        union all select a.kind, case a.id when t.debit_id then -t.amount_tenge else 0 end, case a.id when t.credit_id then -t.amount_tenge else 0 end
          from ${openMoves} and a.is_guarded) e group by kind) k
      full join (select * from ledger_sum where day = ${closed} and kind in (${guarded})) s using (kind)
    where s.owner <> '' or coalesce(k.debits, 0) <> coalesce(s.debits, 0) or coalesce(k.credits, 0) <> coalesce(s.credits, 0)`,
  'I14 what accounts have set aside is the sum of their transfers, and shared accounts count nothing': `
    with ${weighing},
    begun as materialized (select * from transfer where state = 'pending'),
    held as materialized (select debit_id, credit_id, amount_tenge as tenge from begun
      union all select t.debit_id, t.credit_id, -coalesce(p.amount_tenge, t.amount_tenge) from transfer t left join begun p on p.id = t.pending_id
        where t.pending_id is not null),
    shared as materialized (select id from account where not is_guarded)
    select coalesce(a.kind || ' ' || a.owner, 'no account ' || h.id) as what from (
      select s.id, sum(s.debits) as debits, sum(s.credits) as credits from held h,
        lateral (values (debit_id, tenge, 0), (credit_id, 0, tenge)) s (id, debits, credits) group by 1) h
    full join account a on a.id = h.id
    where a.is_guarded is not false and (a.id is null or a.debits_pending <> coalesce(h.debits, 0) or a.credits_pending <> coalesce(h.credits, 0))
      and ${sumOf(weighed('tenge', 'debit_id'), 'held where debit_id not in (select id from shared)')}
        + ${sumOf(weighed('tenge', 'credit_id', { lane: 1 }), 'held where credit_id not in (select id from shared)')}
        <> ${sumOf(`${weighed('debits_pending', 'id')} + ${weighed('credits_pending', 'id', { lane: 1 })}`, 'account where debits_pending + credits_pending <> 0')}
    union all select 'no account for ' || id from begun where id not in (select pending_id from transfer where state = 'post')
      and (select count(*) from account where id in (debit_id, credit_id)) < 2
    union all select kind || ' ' || owner from account
    where not is_guarded and debits_pending + debits_posted + credits_pending + credits_posted <> 0`,
  'I16 what is set aside waits for a refund, or for the money of an order': `
    with waiting as materialized (select * from transfer t where state = 'pending' and not exists (select from transfer where pending_id = t.id))
    select t.code || ' ' || t.source as what from waiting t join account o on o.id in (t.debit_id, t.credit_id)
    where o.kind in ('order', 'payment') and case t.code when 'card-refund'
        then not exists (select from refund where id = t.source and ${openRefund})
        else not exists (select from shop_order where id = o.owner and status = 'awaiting-payment') end
    union all select 'refund ' || r.id from refund r where r.${openRefund}
      and not exists (select from waiting t where t.code = 'card-refund' and t.source = r.id)`,
  'I18 each taking and each hand-in moved what it says': `
    with moved as materialized (select * from transfer where pending_id is null and code in ('hand-in', 'hand-out', 'hand-in-lacks', 'hand-in-over'))
    select 'taking ' || k.id as what from taking k where not exists (select from transfer where source = k.id::text and pending_id is null
      and code in ('taking-cash', 'taking-terminal', 'taking-back', 'taking-undone'))
    union all select 'hand-in ' || h.id || ' moved ' || coalesce(m.counted, 0) || ' and wrote off ' || coalesce(m.off, 0) from hand_in h left join (
      select source, sum(case code when 'hand-in' then amount_tenge when 'hand-out' then -amount_tenge else 0 end) as counted,
        sum(case code when 'hand-in-lacks' then -amount_tenge when 'hand-in-over' then amount_tenge else 0 end) as off
      from moved group by 1) m on m.source = h.id::text
    where coalesce(m.counted, 0) <> case when h.joined is null then h.counted_tenge else 0 end
      or coalesce(m.off, 0) not in (0, h.counted_tenge - h.expected_tenge)
    union all select 'hand-in ' || id || ' was not agreed by two' from hand_in
      where courier_counted_tenge is not null and (staff_id is null or courier_id is null or staff_id = courier_id
        or courier_counted_at is null or courier_counted_tenge <> counted_tenge and note = '')`,
};
