/** What orders need of staff, a line for each kind: how many, since when, and one of them. */
import { type RawBuilder, sql } from 'kysely';
import { needOfAlarm, type NeedKind } from '#domain/needs/needs.ts';
import type { Db } from '#server/platform/db/db.ts';
import { sharedCondition } from './order-views.read.ts';
import { readAlarmGroups, readOwed } from './orders-attention.read.ts';

export type OrderNeed = {
  kind: NeedKind;
  count: number;
  oldest: Date;
  id: string;
  number: number;
  day?: string | null;
  from?: string | null;
  to?: string | null;
  tenge?: number;
};

type Line = { kind: NeedKind; where: RawBuilder<unknown>; since: RawBuilder<unknown>; isNewest?: boolean };

const line = ({ kind, where, since, isNewest }: Line) => sql`(
  select ${sql.lit(kind)} as kind, count(*) over ()::int as count, min(${since}) over () as oldest, o.id, o.number,
    to_char(o.delivery_day, 'YYYY-MM-DD') as day, o.delivery_from as from, o.delivery_to as to, o.total_tenge as tenge
  from shop_order o where ${where} order by ${isNewest ? sql`o.number desc` : sql`${since}, o.number`} limit 1)`;

const endOfWindow = sql`((o.delivery_day + coalesce(o.delivery_to, time '24:00')) at time zone 'Asia/Ashgabat')`;

/** New orders and those of the views that staff work through; none for a kind without any. */
async function readLines(db: Db, now: Date): Promise<OrderNeed[]> {
  const lines: Line[] = [
    {
      kind: 'new',
      where: sql`o.status = 'placed' and o.delivery_method <> 'NONE'`,
      since: sql`o.status_since`,
      isNewest: true,
    },
    {
      kind: 'call',
      where: sharedCondition('call', now),
      since: sql`coalesce(o.promise_lost_at, o.status_since)`,
    },
    { kind: 'late', where: sharedCondition('late', now), since: endOfWindow },
    { kind: 'waiting', where: sharedCondition('waiting', now), since: sql`o.status_since` },
  ];
  const { rows } = await sql<OrderNeed>`
    select * from (${sql.join(lines.map(line), sql` union all `)}) lines`.execute(db);
  return rows;
}

/** Alarms of orders by line; those of orders to be called about are in their view. */
async function readAlarms(db: Db): Promise<OrderNeed[]> {
  const kinds = Map.groupBy(await readAlarmGroups(db), ({ kind }) => needOfAlarm(kind));
  kinds.delete('call');
  const tenge = kinds.has('money') ? await readOwed(db) : 0;
  return [...kinds].map(([kind, groups]) => {
    const [first] = groups.toSorted((a, b) => a.oldest.getTime() - b.oldest.getTime()) as [
      (typeof groups)[0],
    ];
    const count = groups.reduce((sum, group) => sum + group.orders, 0);
    return { ...first, kind, count, ...(kind === 'money' ? { tenge } : {}) };
  });
}

/** All of them, one of each kind. */
export async function readOrderNeeds({ db, now }: { db: Db; now: () => Date }): Promise<OrderNeed[]> {
  const [lines, alarms] = await Promise.all([readLines(db, now()), readAlarms(db)]);
  return [...lines, ...alarms];
}
