/** The views of the list of orders: what each finds now, and how many. */
import { type RawBuilder, sql } from 'kysely';
import {
  lateBefore,
  type OrderView,
  orderViews,
  type SharedView,
  unfinishedStatuses,
} from '#domain/order-views.ts';
import { openStatuses } from '#domain/staff-moves.ts';
import type { Db } from '#server/platform/db/db.ts';
import { literals } from '#server/platform/db/list-rows.ts';

const isOpen = sql`o.status in (${literals(openStatuses)})`;

/** Who looks at a view, and when. */
export type Viewer = { now: Date; staffId: number };

/** The condition of a view on `shop_order o`. */
export function viewCondition(view: OrderView, { now, staffId }: Viewer): RawBuilder<unknown> {
  if (view !== 'mine') return sharedCondition(view, now);
  return sql`(o.taken_by = ${staffId} and o.status in (${literals(unfinishedStatuses)}))`;
}

/** The condition of a view that is the same for everybody. */
export function sharedCondition(view: SharedView, now: Date): RawBuilder<unknown> {
  const { day, time } = lateBefore(now);
  switch (view) {
    case 'today':
      return sql`(${isOpen} and o.delivery_day = ${day}::date)`;
    case 'pay':
      return sql`o.status = 'awaiting-payment'`;
    case 'call':
      return sql`(${isOpen} and (o.needs_call or o.promise_lost_at is not null))`;
    case 'late':
      return sql`(${isOpen} and o.promise_lost_at is null
        and (o.delivery_day < ${day}::date or o.delivery_day = ${day}::date and o.delivery_to < ${time}::time))`;
    case 'waiting':
      return sql`(${isOpen} and (o.awaits_recipient or o.status = 'preparing' and o.photo_asked_until > ${now}))`;
  }
}

export type ViewCounts = Record<OrderView, number>;

/** How many orders a view finds. */
export async function countView({ db, now }: { db: Db; now: () => Date }, view: SharedView): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from shop_order o where ${sharedCondition(view, now())}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many orders each view finds, in one query. */
export async function countViews(
  { db, now }: { db: Db; now: () => Date },
  staffId: number,
): Promise<ViewCounts> {
  const viewer = { now: now(), staffId };
  const counts = orderViews.map(
    (view) =>
      sql`(select count(*)::int from shop_order o where ${viewCondition(view, viewer)}) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<ViewCounts>`select ${sql.join(counts)}`.execute(db);
  return rows[0] as ViewCounts;
}
