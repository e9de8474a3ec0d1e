import { sql } from 'kysely';
import { type Db, sqlState, type Trx } from '#server/platform/db/db.ts';

export type KeyClaim = { customerId: number; key: string; fingerprint: string; at: Date };
export type KeptKey = { fingerprint: string; answer: string | null };

const lockTimeout = '55P03';

/** `waiting` when another request with this key did not finish within the lock time-out. */
export async function insertKey(trx: Trx, claim: KeyClaim): Promise<'new' | 'known' | 'waiting'> {
  try {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('idempotency_key')
      .values({
        customer_id: claim.customerId,
        key: claim.key,
        fingerprint: claim.fingerprint,
        created_at: claim.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? 'new' : 'known';
  } catch (error) {
    if (sqlState(error) === lockTimeout) return 'waiting';
    throw error;
  }
}

export async function findKey(trx: Trx, customerId: number, key: string): Promise<KeptKey | undefined> {
  return trx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function saveAnswer(
  trx: Trx,
  claim: KeyClaim,
  kept: { orderId: string; answer: string },
): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ order_id: kept.orderId, answer: kept.answer })
    .where('customer_id', '=', claim.customerId)
    .where('key', '=', claim.key)
    .execute();
}

export async function deleteKeysBefore(db: Db, at: Date): Promise<void> {
  await sql`delete from idempotency_key where (customer_id, key) in
    (select customer_id, key from idempotency_key where created_at < ${at} limit 5000)`.execute(db);
}
