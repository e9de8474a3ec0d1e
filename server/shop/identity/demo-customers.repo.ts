import { type Insertable, sql } from 'kysely';
import type { Trx } from '#server/platform/db.ts';
import type { SessionTable } from '#server/platform/tables.ts';

const first = 65_000_000;

/** New customers with the next free numbers of the demonstration's range. */
export async function insertDemoCustomers(
  trx: Trx,
  count: number,
  now: Date,
): Promise<{ id: number; phone: string }[]> {
  await sql`select pg_advisory_xact_lock(7306004)`.execute(trx);
  const { rows } = await sql<{ id: number; phone: string }>`
    with last as (select coalesce(max(substr(phone, 5)::int), ${first - 1}) as n from customer where phone between ${`+993${first}`} and '+99365999999')
    insert into customer (phone, name, created_at)
    select '+993' || (last.n + step), 'Demo ' || (last.n + step - ${first - 1}), ${now} from last, generate_series(1, ${count}::int) as step
    returning id, phone`.execute(trx);
  return rows;
}

export async function insertDemoSessions(trx: Trx, rows: Insertable<SessionTable>[]): Promise<void> {
  await trx.insertInto('session').values(rows).execute();
}
