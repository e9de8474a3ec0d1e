/** Cash that couriers have taken and not handed in, their own counts of it, and hand-ins. */
import { sql } from 'kysely';
import { courierOf, purseOf } from '#domain/ledger/postings.ts';
import { findPresentBalances } from '#server/features/ledger/balances.read.ts';
import { handInsAfter, writtenOff } from '#server/features/ledger/movements.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Range } from '#server/platform/db/paging.ts';

/** A staff account, or only a name in a shop without courier accounts. */
export type Courier = { courierId: number | null; courier: string };

/** A courier's cash balance, in tenge; negative when the shop owes the courier. */
export async function readBalance(db: Db | Trx, courier: Courier): Promise<number> {
  const { kind, owner } = purseOf(courier);
  const [purse] = await findPresentBalances(db, [kind], owner);
  return purse?.balance ?? 0;
}

/** The purses that are not empty; the name is that of an account-less courier. */
export async function readPurses(db: Db | Trx): Promise<(Courier & { balance: number })[]> {
  return (await findPresentBalances(db, ['purse']))
    .filter(({ balance }) => balance !== 0)
    .map(({ owner, balance }) => ({ ...courierOf(owner), balance }));
}

export type HandInRow = Courier & {
  id: number;
  expected: number;
  counted: number;
  difference: number;
  note: string;
  staff: string | null;
  at: Date;
  courierCounted: number | null;
  courierCountedAt: Date | null;
  joined: string | null;
};
const difference = writtenOff(sql`h.id`);
const handIns = sql`select h.id, h.courier_id as "courierId", coalesce(c.name, h.courier) as courier,
    h.expected_tenge as expected, h.counted_tenge as counted, ${difference} as difference, h.note, s.name as staff, h.at,
    h.courier_counted_tenge as "courierCounted", h.courier_counted_at as "courierCountedAt", h.joined
  from hand_in h left join staff c on c.id = h.courier_id left join staff s on s.id = h.staff_id`;

/** A page of hand-ins of all couriers, the newest first. */
export async function findHandIns(db: Db, range: Range): Promise<{ rows: HandInRow[]; total: number }> {
  const { rows } = await sql<HandInRow>`${handIns} order by h.at desc, h.id desc
    limit ${range.size} offset ${range.offset}`.execute(db);
  const { n } = await db
    .selectFrom('hand_in')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { rows, total: n };
}

export async function findHandIn(db: Db | Trx, id: number): Promise<HandInRow> {
  const { rows } = await sql<HandInRow>`${handIns} where h.id = ${id}`.execute(db);
  return rows[0] as HandInRow;
}

/** The newest hand-in of a courier since a moment; payouts by the shop and joins do not count. */
export async function findLastHandIn(db: Db, courierId: number, from: Date): Promise<HandInRow | undefined> {
  const { rows } = await sql<HandInRow>`${handIns} where h.courier_id = ${courierId} and h.at >= ${from}
    and h.counted_tenge >= 0 and h.joined is null order by h.at desc, h.id desc limit 1`.execute(db);
  return rows[0];
}

/** Whether a hand-in since a taking left less in the purse than what was taken; in the ledger's order, clocks are set. */
export async function wasHandedIn(
  db: Db | Trx,
  { id, courierId, courier, amount }: Courier & { id: number; amount: number },
): Promise<boolean> {
  const isOf =
    courierId === null
      ? sql`h.courier_id is null and h.courier = ${courier}`
      : sql`h.courier_id = ${courierId}`;
  const { rows } = await sql`
    select from hand_in h join ${handInsAfter(id)} m on m.hand_in = h.id::text
    where ${isOf} and h.expected_tenge - h.counted_tenge + ${difference} < ${amount} limit 1`.execute(db);
  return rows.length > 0;
}

/** Cash that a courier has counted for a hand-in and staff have not confirmed yet. */
export type OwnCount = { expected: number; counted: number; at: Date };

/** The unconfirmed counts by staff id of the courier. */
export async function findOwnCounts(db: Db | Trx): Promise<Map<number, OwnCount>> {
  const rows = await db.selectFrom('hand_in_count').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.courier_id,
      { expected: row.expected_tenge, counted: row.counted_tenge, at: row.at },
    ]),
  );
}

/** The same of one courier; undefined when nothing waits to be confirmed. */
export async function findOwnCount(db: Db | Trx, courierId: number): Promise<OwnCount | undefined> {
  return db
    .selectFrom('hand_in_count')
    .select(['expected_tenge as expected', 'counted_tenge as counted', 'at'])
    .where('courier_id', '=', courierId)
    .executeTakeFirst();
}
