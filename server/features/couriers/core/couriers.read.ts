/** Accounts of couriers, with their orders and the cash they have not handed in. */
import { sql } from 'kysely';
import { openStatuses } from '#domain/staff-moves.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { type Courier, readPurses } from './purse.read.ts';

export type CourierRow = Courier & { isActive: boolean; orders: number; toCollect: number; balance: number };

/** Courier accounts, and other names with a cash balance. */
export async function readCouriers(db: Db): Promise<CourierRow[]> {
  const [purses, { rows: staff }] = await Promise.all([
    readPurses(db),
    sql<{ id: number; name: string; isActive: boolean; orders: number; toCollect: number }>`
      select s.id, s.name, s.role = 'courier' and s.blocked_at is null as "isActive", o.orders, o.cash as "toCollect"
      from staff s cross join lateral (
        select count(*) filter (where status in ('ready', 'on-the-way'))::int as orders,
          coalesce(sum(total_tenge) filter (where payment = 'CASH' and payment_status = 'unpaid'), 0)::bigint as cash
        from shop_order where courier_id = s.id and status = any(${sql.val(openStatuses)})) o
      order by s.name, s.id`.execute(db),
  ]);
  const balanceOf = (id: number) => purses.find(({ courierId }) => courierId === id)?.balance ?? 0;
  const named = staff
    .map(({ id, name, ...rest }) => ({ courierId: id, courier: name, ...rest, balance: balanceOf(id) }))
    .filter(({ isActive, orders, balance }) => isActive || orders > 0 || balance !== 0);
  const unnamed = purses
    .filter(({ courierId }) => courierId === null)
    .map((purse) => ({ ...purse, isActive: false, orders: 0, toCollect: 0 }));
  return [...named, ...unnamed];
}

/** The name of an active courier account; undefined for any other id. */
export async function findCourier(db: Db | Trx, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', id)
    .where('role', '=', 'courier')
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** The courier account with this name, ignoring case; undefined when several have it. */
export async function findCourierNamed(db: Db | Trx, name: string): Promise<Courier | undefined> {
  const { rows } = await sql<{ courierId: number; courier: string }>`select id as "courierId", name as courier
    from staff where lower(name) = lower(${name}) and role = 'courier' and blocked_at is null limit 2`.execute(
    db,
  );
  return rows.length === 1 ? rows[0] : undefined;
}

/** The name of any account, also a blocked one: it may still have a balance. */
export async function readStaffName(db: Db | Trx, id: number): Promise<string | undefined> {
  return (await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst())?.name;
}

/** Turkmen for an unknown account. */
export async function readStaffLanguage(db: Db, id: number): Promise<'tm' | 'ru'> {
  const row = await db.selectFrom('staff').select('lang').where('id', '=', id).executeTakeFirst();
  return row?.lang === 'ru' ? 'ru' : 'tm';
}

const roundLock = 7_306_017;

/** Two people may give orders to one courier: the second waits, and counts what the first gave. */
export async function lockRound(trx: Trx, courierId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${roundLock}, ${courierId}::int)`.execute(trx);
}

/** Open orders of a courier by delivery day; an addition counts with its order. */
export async function countStops(
  db: Db | Trx,
  courierId: number,
): Promise<{ day: string | null; stops: number }[]> {
  const { rows } = await sql<{ day: string | null; stops: number }>`
    select delivery_day as day, count(*)::int as stops from shop_order
    where courier_id = ${courierId} and status = any(${sql.val(openStatuses)}) and adds_to is null
    group by delivery_day`.execute(db);
  return rows;
}
