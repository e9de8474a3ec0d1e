/** Couriers with their orders and the cash they have not handed in. */
import { type RawBuilder, sql } from 'kysely';
import { openBalance } from '#domain/payments/hand-in.ts';
import { openStatuses } from '#domain/staff-moves.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Range } from '#server/platform/db/paging.ts';
import type { StaffOrderRow } from './staff-lists.read.ts';

/** A staff account, or only a name in a shop without courier accounts. */
export type Courier = { courierId: number | null; courier: string };
export type CourierRow = Courier & { isActive: boolean; orders: number; toCollect: number; balance: number };

/** An account is shown by its present name; without any name it is the till. */
const moved = (before?: Date) => sql`
  select courier_id, case when courier_id is null then courier else '' end as name, amount_tenge as taken, 0::bigint as handed_in
    from taking where kind = 'CASH' ${before ? sql`and at < ${before}` : sql``}
  union all select courier_id, case when courier_id is null then courier else '' end, 0, counted_tenge - difference_tenge
    from hand_in ${before ? sql`where at < ${before}` : sql``}`;

type Balance = { courierId: number | null; name: string; taken: number; handedIn: number };

async function sumBalances(db: Db | Trx, where: RawBuilder<unknown>, before?: Date): Promise<Balance[]> {
  const { rows } = await sql<Balance>`select courier_id as "courierId", name, sum(taken)::bigint as taken,
    sum(handed_in)::bigint as "handedIn" from (${moved(before)}) m where ${where} group by courier_id, name`.execute(
    db,
  );
  return rows;
}

/** A courier's cash balance, in tenge. */
export async function readBalance(db: Db | Trx, { courierId, courier }: Courier): Promise<number> {
  const [row] = await sumBalances(
    db,
    courierId === null ? sql`courier_id is null and name = ${courier}` : sql`courier_id = ${courierId}`,
  );
  return row ? openBalance(row) : 0;
}

/** Cash balances of couriers at a moment, by their present names. */
export async function readBalances(db: Db, before: Date): Promise<(Courier & { balance: number })[]> {
  const [balances, staff] = await Promise.all([
    sumBalances(db, sql`courier_id is not null or name <> ''`, before),
    db.selectFrom('staff').select(['id', 'name']).execute(),
  ]);
  return balances
    .map(({ courierId, name, ...sums }) => ({
      courierId,
      courier: staff.find(({ id }) => id === courierId)?.name ?? name,
      balance: openBalance(sums),
    }))
    .filter(({ balance }) => balance !== 0)
    .toSorted((one, other) => one.courier.localeCompare(other.courier));
}

/** Hand-ins within a span, with what was missing or in excess. */
export async function sumHandIns(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<{ handedIn: number; difference: number }> {
  const { rows } = await sql<{ handedIn: number; difference: number }>`
    select coalesce(sum(counted_tenge), 0)::bigint as "handedIn", coalesce(sum(difference_tenge), 0)::bigint as difference
    from hand_in where at >= ${from} and at < ${to} and staff_id is not null`.execute(db);
  return rows[0] ?? { handedIn: 0, difference: 0 };
}

/** Courier accounts, and other names with a cash balance. */
export async function readCouriers(db: Db): Promise<CourierRow[]> {
  const [balances, { rows: staff }] = await Promise.all([
    sumBalances(db, sql`courier_id is not null or name <> ''`),
    sql<{ id: number; name: string; isActive: boolean; orders: number; toCollect: number }>`
      select s.id, s.name, s.role = 'courier' and s.blocked_at is null as "isActive", o.orders, o.cash as "toCollect"
      from staff s cross join lateral (
        select count(*) filter (where status in ('ready', 'on-the-way'))::int as orders,
          coalesce(sum(total_tenge) filter (where payment = 'CASH' and payment_status = 'unpaid'), 0)::bigint as cash
        from shop_order where courier_id = s.id and status = any(${sql.val(openStatuses)})) o
      order by s.name, s.id`.execute(db),
  ]);
  const balanceOf = (id: number) => {
    const row = balances.find(({ courierId }) => courierId === id);
    return row ? openBalance(row) : 0;
  };
  const named = staff
    .map(({ id, name, ...rest }) => ({ courierId: id, courier: name, ...rest, balance: balanceOf(id) }))
    .filter(({ isActive, orders, balance }) => isActive || orders > 0 || balance !== 0);
  const unnamed = balances
    .filter((row) => row.courierId === null && openBalance(row) !== 0)
    .map((row) => ({
      courierId: null,
      courier: row.name,
      isActive: false,
      orders: 0,
      toCollect: 0,
      balance: openBalance(row),
    }));
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

/** Including finished ones, additions and leftovers of other days. */
const mostRows = 200;

export const joinPlan = sql`left join round_stop p
  on p.staff_id = o.courier_id and p.order_id = o.id and p.day is not distinct from o.delivery_day`;
/** As staff have ordered them by hand; else the next one first, those of one place together. */
export const byPlan = sql`p.position nulls last, o.delivery_day nulls last, o.delivery_from nulls last,
  (o.address ->> 'place')::int nulls last, o.number`;

/** Orders of a courier: ready, on their way, and delivered since `from`; what is done comes last. */
export async function findRound(db: Db, courierId: number, from: Date): Promise<StaffOrderRow[]> {
  const { rows } = await sql<StaffOrderRow>`select o.*, c.phone, c.name, c.surname, 0 as items_count
    from shop_order o join customer c on c.id = o.customer_id ${joinPlan}
    where o.courier_id = ${courierId} and (o.status in ('ready', 'on-the-way')
      or o.status = 'delivered' and o.status_since >= ${from})
    order by o.status = 'delivered', ${byPlan}
    limit ${sql.lit(mostRows)}`.execute(db);
  return rows;
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
};
const handIns = sql`select h.id, h.courier_id as "courierId", coalesce(c.name, h.courier) as courier,
    h.expected_tenge as expected, h.counted_tenge as counted, h.difference_tenge as difference, h.note, s.name as staff, h.at,
    h.courier_counted_tenge as "courierCounted", h.courier_counted_at as "courierCountedAt"
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

/** The newest hand-in of a courier since a moment; payouts by the shop do not count. */
export async function findLastHandIn(db: Db, courierId: number, from: Date): Promise<HandInRow | undefined> {
  const { rows } = await sql<HandInRow>`${handIns} where h.courier_id = ${courierId} and h.at >= ${from}
    and h.counted_tenge >= 0 order by h.at desc, h.id desc limit 1`.execute(db);
  return rows[0];
}
