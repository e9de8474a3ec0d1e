import { type Insertable, sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

const first = 65_000_000;
const last = 65_999_999;

/** Inserts customers with the lowest free numbers of the demonstration's range. */
export async function insertDemoCustomers(
  trx: Trx,
  count: number,
  now: Date,
): Promise<{ id: number; phone: string }[]> {
  await sql`select pg_advisory_xact_lock(7306004)`.execute(trx);
  const { rows } = await sql<{ id: number; phone: string }>`
    with taken as (
      select substr(phone, 5)::int as n from customer where phone between ${`+993${first}`} and ${`+993${last}`}
    ), free as (
      select n from generate_series(${first}::int, ${first - 1}::int + ${count}::int + (select count(*) from taken)::int) as n
      where n <= ${last} and n not in (select n from taken) order by n limit ${count}
    )
    insert into customer (phone, name, created_at)
    select '+993' || n, 'Demo ' || (n - ${first - 1}), ${now} from free
    returning id, phone`.execute(trx);
  return rows;
}

export async function insertDemoSessions(trx: Trx, rows: Insertable<Tables['session']>[]): Promise<void> {
  await trx.insertInto('session').values(rows).execute();
}
