import { sql } from 'kysely';
import { resting } from '#server/features/ledger/movements.read.ts';
import { literals } from '#server/platform/db/list-rows.ts';
import type { Db } from '#server/platform/db/db.ts';
import { packedStatuses } from '#domain/parcel-photos/order-photos.ts';
import { openStatuses } from '#domain/staff-moves.ts';
import { endedStatuses } from '#domain/order.ts';
import { isOpenChange } from '../core/open-photo-change.read.ts';

/**
 * Orders whose money the shop owes back without a refund under way: it rests on a payment, or on an order that has ended;
 * see `owedOf` of domain/payments/refund.ts.
 */
const owing = sql`(
  select p.order_id, 'money-owed' as kind, p.updated_at as at, a.tenge from ${resting('payment')} a join payment_attempt p on p.id = a.owner
  union all select o.id, 'money-owed', o.updated_at, a.tenge from ${resting('order')} a join shop_order o on o.id = a.owner
  where o.status in (${literals(endedStatuses)}))`;

/**
 * An alarm of a payment is settled by later facts of its attempt: a final state, a refund that was done, or a decision
 * of staff. Looked up per alarm along the index of its attempt, because a join might read all events.
 */
const unsettled = sql`
  select a.order_id, e.kind, e.at from payment_event e join payment_attempt a on a.id = e.attempt_id
  where e.is_alarm and (select later.id from payment_event later
    where later.attempt_id = e.attempt_id and later.id > e.id and not later.is_alarm and (
      later.kind in ('refund-done', 'seen-at-bank', 'looked-at') or later.kind like '%:decided'
      or later.to_state in ('paid', 'reversed', 'refunded') and later.to_state <> later.from_state)
    limit 1) is null`;

/** A deed of a courier that did not fit the order, until staff have done or noted something there since. */
const untouched = sql`
  select d.order_id, 'deed-kept', d.server_at from deed d
  where d.problem is not null and d.problem <> 'done-before' and (select e.id from order_event e
    where e.order_id = d.order_id and e.at > d.server_at and e.actor = 'staff' and e.staff_id <> d.staff_id
    limit 1) is null`;

/** A parcel that counts as delivered without its proof, until somebody in the office has done or noted something since. */
const unproved = sql`
  select o.id, 'deed-kept', o.proof_missing_at from shop_order o
  where o.proof_missing_at is not null and (select e.id from order_event e join staff s on s.id = e.staff_id
    where e.order_id = o.id and e.at > o.proof_missing_at and e.actor = 'staff' and s.role <> 'courier'
    limit 1) is null`;

/**
 * What waits for staff now; nothing of it is settled. A parcel that came back stays until its buyer chooses a time or
 * staff end the order, however long that takes: ending it refunds its money and releases its goods, and only people can
 * judge whether returned flowers can be sold.
 */
export const attention = sql`select order_id, kind, at from ${owing} owing
  union all select order_id, 'refund-unknown', updated_at from refund where state = 'unknown'
  union all ${unsettled}
  union all select id, 'slot-lost', promise_lost_at from shop_order
  where promise_lost_at is not null and status in (${literals(openStatuses)})
  union all select p.order_id, 'photo-change', p.at from photo_answer p join shop_order o on o.id = p.order_id
  where ${isOpenChange} and o.status in (${literals(packedStatuses)})
  union all ${untouched}
  union all ${unproved}
  union all select order_id, 'thanks-reported', reported_at from gift_thanks
  where reported_at is not null and hidden_at is null and withdrawn_at is null`;

export type AttentionRow = { id: string; number: number; kind: string; at: Date };

/**
 * Orders that need attention: money owed or unclear, and times to be agreed anew. The newest first; an order with
 * several reasons of one kind is listed once.
 */
export async function readAttention(db: Db, limit: number): Promise<AttentionRow[]> {
  const { rows } = await sql<AttentionRow>`
    with attention as (${attention})
    select t.order_id as id, o.number, t.kind, t.at
    from (select order_id, kind, max(at) as at from attention group by 1, 2) t,
      lateral (select number from shop_order where id = t.order_id limit 1) o
    order by t.at desc, o.number desc limit ${limit}`.execute(db);
  return rows;
}

/** Counts of them by kind; an order with several kinds counts in each. */
export async function readAttentionCounts(db: Db): Promise<{ kind: string; orders: number }[]> {
  const { rows } = await sql<{ kind: string; orders: number }>`
    select kind, count(distinct order_id)::int as orders from (${attention}) t group by kind`.execute(db);
  return rows;
}

type AlarmGroup = { kind: string; orders: number; oldest: Date; id: string; number: number };

/** The same with the order that has waited longest of each kind. */
export async function readAlarmGroups(db: Db): Promise<AlarmGroup[]> {
  const { rows } = await sql<AlarmGroup>`
    select t.kind, t.orders, t.oldest, o.id, o.number from (
      select kind, count(distinct order_id)::int as orders, min(at) as oldest, (array_agg(order_id order by at))[1] as id
      from (${attention}) t group by kind) t,
      lateral (select id, number from shop_order where id = t.id limit 1) o`.execute(db);
  return rows;
}

/** What the shop owes back in all, in tenge. */
export async function readOwed(db: Db): Promise<number> {
  const { rows } = await sql<{ tenge: number }>`
    select coalesce(sum(tenge), 0)::bigint as tenge from ${owing} owing`.execute(db);
  return rows[0]?.tenge ?? 0;
}
