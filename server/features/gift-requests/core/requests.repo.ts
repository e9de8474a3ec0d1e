/** Tables `gift_request`, `gift_request_event`, `gift_thanks` and `gift_bar`. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Who } from '#domain/actor.ts';
import type { Bar, BarScope } from '#domain/gift-requests/bar.ts';
import type { RequestScope } from '#domain/gift-requests/reach.ts';
import { isSmsHour } from '#domain/notifications/sms-hours.ts';
import type { RequestState } from '#domain/gift-requests/request.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { setAwaits } from '#server/features/orders/core/order-waits.ts';
import type { Batch } from '#server/platform/queue/handle-due.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type Row = Selectable<Tables['gift_request']>;
export type RequestRow = Omit<Row, 'state' | 'scope'> & { state: RequestState; scope: RequestScope };
export type RequestPatch = Omit<Updateable<Tables['gift_request']>, 'order_id' | 'state'>;

/** Marks its order as waiting for the recipient, too. */
export async function insertRequest(trx: Trx, row: Insertable<Tables['gift_request']>): Promise<void> {
  await trx.insertInto('gift_request').values(row).execute();
  await setAwaits(trx, row.order_id, true);
}

/** Without a lock; undefined for an order whose recipient is not asked for the address. */
export async function findRequest(db: Db | Trx, orderId: string): Promise<RequestRow | undefined> {
  const row = await db
    .selectFrom('gift_request')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row as RequestRow | undefined;
}

/** Compare-and-set: writes only while the state is still as seen; returns whether it wrote. */
export async function updateRequestIf(
  trx: Trx,
  { order_id, state }: Pick<RequestRow, 'order_id' | 'state'>,
  patch: RequestPatch & { state?: RequestState },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('gift_request')
    .set(patch)
    .where('order_id', '=', order_id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose request it is. An order without a request is left alone. @param mac of the number, or '' */
export async function updateRecipient(trx: Trx, orderId: string, mac: string): Promise<void> {
  await trx.updateTable('gift_request').set({ recipient_mac: mac }).where('order_id', '=', orderId).execute();
}

type Event = { orderId: string; at: Date; from: RequestState | null; to: RequestState; actor: Who };

export async function insertRequestEvent(trx: Trx, event: Event): Promise<void> {
  const { orderId: order_id, at, from: from_state, to: to_state, actor } = event;
  await trx.insertInto('gift_request_event').values({ order_id, at, from_state, to_state, actor }).execute();
}

/** Requests due for the scheduled task, the oldest first; at night, when no SMS is sent, only those of ended orders. */
export async function findRequestsToLookAt(
  db: Db,
  now: Date,
  { limit, tried }: Batch<string>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.order_id as id from gift_request r join shop_order o on o.id = r.order_id
    where r.state <> 'closed' and r.order_id <> all(${tried}::text[]) and (
      o.status in ('delivered', 'cancelled', 'returned')
      or ${isSmsHour(now)} and o.status in ('placed', 'confirmed') and (
        r.state = 'waiting'
        or r.state <> 'answered' and (r.due_at <= ${now} or r.due_at > ${later(now, 72)})
        or r.state in ('asked', 'opened') and r.asks < 2 and r.asked_at <= ${later(now, -24)}))
    order by r.created_at, r.order_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const later = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);

const recipientLock = 7_306_018;

/** Two nodes may ask one number at once: the second waits, and counts what the first has sent. */
export async function lockRecipient(trx: Trx, mac: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${recipientLock}, hashtext(${mac}))`.execute(trx);
}

/** Counts the requests sent to a number since a moment, and whether an anonymous one is open. */
export async function countAsked(
  trx: Trx,
  mac: string,
  since: Date,
): Promise<{ asked: number; hasAnonymous: boolean }> {
  const { rows } = await sql<{ asked: number; hasAnonymous: boolean }>`
    select count(*) filter (where r.asked_at > ${since})::int as asked,
      coalesce(bool_or(r.state in ('asked', 'opened')
        and (not r.shows_sender or (o.gift->>'anonymous')::boolean)), false) as "hasAnonymous"
    from gift_request r join shop_order o on o.id = r.order_id
    where r.recipient_mac = ${mac} and r.asked_at is not null`.execute(trx);
  return rows[0] ?? { asked: 0, hasAnonymous: false };
}

type Others = { customerId: number; recipient: string; mac: string; since: Date; most: number };

/**
 * When a giver last sent a request to each of the other numbers since a moment, the newest first; numbers that were
 * corrected afterwards count by their SMS.
 */
export async function findNewestRequests(
  trx: Trx,
  { customerId, recipient, mac, since, most }: Others,
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    with asked as (
      select o.id, r.recipient_mac, r.created_at, o.gift->>'recipientMobile' as phone
      from shop_order o join gift_request r on r.order_id = o.id
      where o.customer_id = ${customerId} and o.created_at > ${since})
    select max(at) as at from (
      select recipient_mac as number, created_at as at from asked where recipient_mac <> ${mac}
      union all select m.phone, m.created_at from asked join sms_message m on m.order_id = asked.id
      where m.kind like 'gift-asks%' and m.phone not in ('', asked.phone, ${recipient})) others
    group by number order by at desc limit ${most}`.execute(trx);
  return rows.map(({ at }) => at);
}

/** What a recipient has refused for the future. @param mac keyed hash of their number */
export async function findBars(db: Db | Trx, mac: string): Promise<Bar[]> {
  const rows = await db
    .selectFrom('gift_bar')
    .select(['scope', 'giver_mac as giver'])
    .where('recipient_mac', '=', mac)
    .execute();
  return rows as Bar[];
}

/** Repeating it changes nothing. @param bar.giver keyed hash of a number for scope `giver`, otherwise empty */
export async function insertBar(
  trx: Trx,
  bar: { mac: string; scope: BarScope; giver: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('gift_bar')
    .values({ recipient_mac: bar.mac, scope: bar.scope, giver_mac: bar.giver, at: bar.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @param mac of the recipient, who wants gifts again */
export async function deleteBars(trx: Trx, mac: string): Promise<void> {
  await trx.deleteFrom('gift_bar').where('recipient_mac', '=', mac).execute();
}

export type ThanksRow = Selectable<Tables['gift_thanks']>;

export async function findThanks(db: Db | Trx, orderId: string): Promise<ThanksRow | undefined> {
  return db.selectFrom('gift_thanks').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** @returns whether it is the first one of this order */
export async function insertThanks(
  trx: Trx,
  { orderId, text, at }: { orderId: string; text: string; at: Date },
): Promise<boolean> {
  const done = await trx
    .insertInto('gift_thanks')
    .values({ order_id: orderId, text, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Times of withdrawing, hiding and reporting; withdrawn thanks lose their text as well. */
export async function updateThanks(
  trx: Trx,
  orderId: string,
  set: Partial<Record<'withdrawn_at' | 'hidden_at' | 'reported_at', Date | null>> & { text?: '' },
): Promise<void> {
  await trx.updateTable('gift_thanks').set(set).where('order_id', '=', orderId).execute();
}

export async function deleteThanks(trx: Trx, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  await trx
    .deleteFrom('gift_thanks')
    .where('order_id', 'in', [...orders])
    .execute();
}

/** The request of an erased recipient has no number any more. */
export async function eraseMacs(trx: Trx, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  await trx
    .updateTable('gift_request')
    .set({ recipient_mac: '' })
    .where('order_id', 'in', [...orders])
    .execute();
}

type GivenAnswer = { day: string | null; address: unknown; thanks: string | null };

/** What a recipient answered by links, for the export of their data: never who gave, or what it cost. */
export async function findAnswers(db: Db, mac: string): Promise<GivenAnswer[]> {
  const { rows } = await sql<GivenAnswer>`
    select to_char(o.delivery_day, 'YYYY-MM-DD') as day, o.address, t.text as thanks
    from gift_request r join shop_order o on o.id = r.order_id left join gift_thanks t on t.order_id = r.order_id
    where r.recipient_mac = ${mac} and o.recipient_asks order by r.created_at`.execute(db);
  return rows;
}
