/** Invariants that must hold in the database at any time, as SQL; the numbers I1 to I22 are those of docs/proof.md. */
import type { Db } from '#server/platform/db/db.ts';
import { certificateRules } from './certificate-rules.ts';
import { ledgerRules } from './ledger-rules.ts';
import { requestRules } from './request-rules.ts';
import { replayTimelines } from './replay-timelines.ts';
import { type Breach, type BrokenRule, listBreaches, runRules } from './run-rules.ts';

export type { Breach } from './run-rules.ts';

/** Broken by a refund that the bank refused, until staff start another: work to do, not corrupted data. */
export const owedMoney = 'I11 money that is owed is on its way back';

/** Answers stored for idempotency keys of orders. */
const orderKeys = `
  select split_part(caller, ':', 2)::bigint as customer_id, key, order_id, answer from kept_answer
    where route = 'POST /api/order/order-create/'`;

/** Each query returns the rows that violate the invariant. */
const rules: Record<string, string> = {
  'I1 stock is never oversold': `
    select option_id::text as what from stock where not (reserved >= 0 and reserved <= on_hand)`,
  'I2 what is reserved is what open orders hold': `
    select s.option_id || ': reserved ' || s.reserved || ', held ' || coalesce(h.held, 0) as what
    from stock s left join (
      select l.option_id, sum(l.quantity) as held from order_line l join shop_order o on o.id = l.order_id
      where o.stock_state = 'held' group by 1) h using (option_id)
    where s.reserved <> coalesce(h.held, 0)`,
  'I2 goods follow the status of their order': `
    select id || ' ' || status || ' ' || stock_state as what from shop_order where stock_state <> case
      when status in ('cancelled', 'expired', 'returned') then 'released'
      when status in ('on-the-way', 'delivered') then 'shipped'
      when payment_status in ('unpaid', 'pending', 'failed') then 'held' else 'shipped' end`,
  'I3 what is on hand is the sum of its movements': `
    select s.option_id || ': ' || s.on_hand || '/' || s.reserved as what
    from stock s left join (
      select option_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved from stock_movement group by 1) m
      using (option_id)
    where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  'stock knows its product, and whether lists show it': `
    select o.id::text as what from product_option o join product p on p.id = o.product_id
      left join stock k on k.option_id = o.id
    where k.product_id is distinct from p.id or k.is_listed <> (o.archived_at is null and p.status <> 'archived')`,
  'I4 one order for a key': `
    select k.key as what from (${orderKeys}) k left join shop_order o on o.id = k.order_id
    where k.answer is null or o.id is null or o.customer_id <> k.customer_id
    union all select order_id from (${orderKeys}) k group by order_id having count(*) > 1`,
  'I5 a card order is paid by exactly one kept attempt of its sum': `
    select o.id || ' ' || o.payment_status as what
    from shop_order o left join payment_money m on m.order_id = o.id and m.is_kept
      left join payment_attempt a on a.id = m.attempt_id
    where o.payment = 'ONLINE' and o.total_tenge > 0 and
      case when o.status not in ('awaiting-payment', 'cancelled', 'expired', 'returned')
        then a.id is null or a.amount_tenge <> o.total_tenge or a.currency <> '934'
        else o.status = 'awaiting-payment' and a.id is not null end`,
  'I6 an order is paid, in part or wholly refunded, as its money says': `
    select o.id || ' ' || o.payment_status || ': ' || m.paid_tenge || '-' || m.refunded_tenge as what
    from shop_order o join order_money m on m.order_id = o.id
    where o.total_tenge > 0 and case o.payment_status
      when 'paid' then m.paid_tenge < o.total_tenge or m.refunded_tenge <> 0 and (o.payment <> 'ONLINE'
        or exists (select from payment_money where order_id = o.id and is_kept and back_tenge <> 0))
      when 'refunded' then m.refunded_tenge < o.total_tenge
      when 'partly-refunded' then m.refunded_tenge = 0 or m.refunded_tenge >= m.paid_tenge
      when 'unpaid' then o.payment <> 'ONLINE' and m.paid_tenge <> m.refunded_tenge end`,
  'I6 no certificate that has ended has a balance': `
    select c.id || ': ' || m.balance_tenge as what from certificate c join certificate_money m on m.certificate_id = c.id
    where (c.state = 'void' or m.has_lapsed) and m.balance_tenge > 0`,
  'I6 certificates pay of an order what was agreed': `
    select o.id || ': ' || o.certificate_tenge || ' of ' || coalesce(u.tenge, 0) as what from shop_order o
      left join (select order_id, sum(tenge) as tenge from certificate_use group by 1) u on u.order_id = o.id
    where o.certificate_tenge <> coalesce(u.tenge, 0)`,
  'I7 every kept answer tells of an order that exists, with its number': `
    select o.id as what from (${orderKeys}) k join shop_order o on o.id = k.order_id
    where k.answer::json->'data'->>'number' <> 'S-' || o.number`,
  'I8 goods leave once for an order': `
    select m.order_id || ' option ' || m.option_id as what
    from stock_movement m join order_line l on l.order_id = m.order_id and l.option_id = m.option_id
    group by m.order_id, m.option_id, l.quantity
    having -sum(m.on_hand_delta) not between 0 and l.quantity or sum(m.reserved_delta) not in (0, l.quantity)`,
  'I9 an order is the sum of its lines': `
    select o.id as what from shop_order o
    where o.goods_tenge <> (select coalesce(sum(price_tenge * quantity), 0) from order_line where order_id = o.id)
      or o.total_tenge <> o.goods_tenge + o.wrap_tenge + o.delivery_tenge - o.promo_tenge - o.certificate_tenge`,
  'I17 a promo code takes off an order what it takes off its lines, or its delivery': `
    select o.id || ': ' || o.promo_tenge || ', lines ' || coalesce(l.promo, 0) as what from shop_order o left join (
      select order_id, sum(promo_tenge) as promo from order_line where promo_tenge > 0 group by 1) l on l.order_id = o.id
    where coalesce(l.promo, 0) <> o.promo_tenge and (l.promo is not null or o.promo_tenge > o.delivery_tenge)`,
  'I17 an order that lives has the use of its promo code, one that was given up has not': `
    select o.id || ' ' || o.status as what from shop_order o left join promo_use u on u.order_id = o.id
    where o.promo_code is not null and case when u.released_at is null then u.order_id is null or o.status = 'expired'
      else o.status not in ('cancelled', 'expired', 'returned') end`,
  'I17 goods of an edited order cost what was agreed when it was placed, others have no share of its code': `
    select l.order_id || ': option ' || l.option_id as what from order_line l
      left join agreed_line a on a.order_id = l.order_id and a.option_id = l.option_id
    where l.swapped_from is null and case when a.option_id is null
      then l.promo_tenge > 0 and exists (select from agreed_line where order_id = l.order_id)
      else l.price_tenge <> a.price_tenge or l.promo_tenge <> a.promo_tenge * least(l.quantity, a.quantity) / a.quantity end`,
  'I17 a promo code has no more uses than it may': `
    select p.code || ': ' || count(*) as what from promo_code p join promo_use u on u.promo_id = p.id and u.released_at is null
    where p.most_uses is not null group by p.id, p.code, p.most_uses having count(*) > p.most_uses`,
  [owedMoney]: `
    select o.id || ': ' || m.paid_tenge - m.back_tenge - m.open_tenge || ' of ' || m.attempt_id as what
    from payment_money m join shop_order o on o.id = m.order_id
    where m.back_tenge + m.open_tenge < m.paid_tenge - case when m.is_kept then coalesce((
        select sum(case t.code when 'certificate-sold' then t.amount_tenge else -t.amount_tenge end)
        from account a join transfer t on t.debit_id = a.id or t.credit_id = a.id
        where a.kind = 'order' and a.owner = o.id and t.code in ('certificate-sold', 'certificate-unsold')), 0) else 0 end
      and (not m.is_kept or o.status in ('cancelled', 'expired', 'returned'))`,
  // Staff may lower the capacity of a window below its orders; the audit log shows when.
  'I12 a delivery window has no more orders than it takes': `
    select b.slot_id || ' ' || b.day || ': ' || b.taken || ' of ' || s.capacity as what
    from slot_booking b join delivery_slot s on s.id = b.slot_id left join peak_day p on p.day = b.day
    where b.taken > s.capacity * coalesce(p.capacity_percent, 100) / 100 and not exists (
      select from audit u where (u.subject = 'slot' and u.subject_id = b.slot_id::text or u.subject in ('day', 'week'))
        and u.at >= (select max(o.created_at) from shop_order o
          where o.slot_id = b.slot_id and o.delivery_day = b.day and o.status not in ('cancelled', 'expired', 'returned')))`,
  'I19 deeds of a phone stand in one chain, and hand an order over once': `
    select d.id as what from deed d join courier_device c on c.id = d.device_id
      left join deed p on p.device_id = d.device_id and p.seq = d.seq - 1
    where d.seq > c.last_seq or d.problem is distinct from 'chain-broken' and d.previous_hash <> p.hash
    union all select d.order_id from deed d where d.kind = 'handed-over' and d.verdict = 'applied' group by d.order_id
    having count(*) > 1 + (select count(*) from order_event e
      where e.order_id = d.order_id and e.event in ('undone', 'stepped-back'))`,
  'I20 an order that was brought back has a failed delivery attempt': `
    select o.id || ': ' || e.came || ' came back, ' || a.failed || ' attempts' as what from shop_order o,
      lateral (select count(*) as came from order_event where order_id = o.id and event = 'not-delivered') e,
      lateral (select count(*) as failed, coalesce(max(number), 0) as last from delivery_attempt where order_id = o.id) a
    where e.came <> a.failed or a.last <> a.failed`,
  'I21 a reminder is sent once, in the one SMS of its customer and day': `
    select r.person_date_id || ' ' || r.year || ' ' || r.lead as what
    from reminder r join person_date d on d.id = r.person_date_id join person p on p.id = d.person_id
      left join reminder_sms s on s.customer_id = p.customer_id and s.day = r.sms_day
    where r.sms_day is not null and s.day is null
    union all select kind from sms_message where kind like 'reminder:%' group by kind having count(*) > 1
    union all select 'erased ' || c.id from customer c where c.erased_at is not null and (
      exists (select from person where customer_id = c.id) or exists (select from reminder_sms where customer_id = c.id))`,
  'I22 an addition follows the status of its order': `
    select a.id || ' ' || a.status || ', added to ' || f.status as what
    from shop_order a join shop_order f on f.id = a.adds_to
    where f.adds_to is not null or f.customer_id <> a.customer_id or a.delivery_tenge <> 0 or a.slot_id is not null
      or a.status in ('on-the-way', 'delivered') and a.status <> f.status
      or a.status in ('awaiting-payment', 'placed', 'confirmed', 'preparing', 'ready')
        and f.status not in ('placed', 'confirmed', 'preparing', 'ready')`,
  'a delivery window has the orders it counts': `
    select b.slot_id || ' ' || b.day as what from slot_booking b
    where b.taken <> (select count(*) from shop_order o where o.slot_id = b.slot_id and o.delivery_day = b.day
      and o.status not in ('cancelled', 'expired', 'returned'))`,
};

/** The violations of all rules. Reads one snapshot, so it may run under load. */
export async function findBrokenRules(db: Db): Promise<BrokenRule[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const all = { ...rules, ...ledgerRules, ...certificateRules, ...requestRules };
      const broken = await runRules({ db, trx }, all);
      return [...broken, ...(await replayTimelines(trx))];
    });
}

/** The first violations of each rule; empty when everything holds. */
export async function findBreaches(db: Db): Promise<Breach[]> {
  return listBreaches(await findBrokenRules(db));
}
