import { sql } from 'kysely';
import type { CodeFigures } from '#domain/otp.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type NewChallenge = {
  id: string;
  phone: string;
  device_id: string;
  code_hash: string;
  expires_at: Date;
  created_at: Date;
};

/** The newest code of a number and bucket, whatever its state. */
export async function findNewestChallenge(db: Db | Trx, phone: string, bucket: string) {
  return db
    .selectFrom('otp_challenge')
    .selectAll()
    .where('phone', '=', phone)
    .where('device_id', '=', bucket)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A new code invalidates the ones before it. */
export async function replaceChallenge(trx: Trx, challenge: NewChallenge): Promise<void> {
  await trx
    .updateTable('otp_challenge')
    .set({ ended_at: challenge.created_at })
    .where('phone', '=', challenge.phone)
    .where('device_id', '=', challenge.device_id)
    .where('ended_at', 'is', null)
    .where('used_at', 'is', null)
    .execute();
  await trx.insertInto('otp_challenge').values(challenge).execute();
}

/**
 * Counts an attempt before it is checked, in one statement: of any number of concurrent attempts only the first five
 * get a hash to compare with.
 */
export async function takeAttempt(trx: Trx, id: string, max: number, now: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('otp_challenge')
    .set((e) => ({ attempts: e('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('attempts', '<', max)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** true for exactly one of all calls with the right code. */
export async function useChallenge(trx: Trx, id: string, now: Date): Promise<boolean> {
  const done = await trx
    .updateTable('otp_challenge')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Whether a browser has signed in with this number before. @param hash of its device token */
export async function isKnownDevice(db: Db | Trx, phone: string, hash: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('known_device')
      .select('phone')
      .where('phone', '=', phone)
      .where('device_hash', '=', hash)
      .executeTakeFirst()) !== undefined
  );
}

/** @param hash of the browser's device token, with which it is known for this number from now on */
export async function rememberDevice(trx: Trx, phone: string, hash: string, now: Date): Promise<void> {
  await trx
    .insertInto('known_device')
    .values({ phone, device_hash: hash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['phone', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Deletes all known browsers of a customer, except the one that makes the call. */
export async function forgetDevices(trx: Trx, customerId: number, exceptHash: string): Promise<void> {
  await trx
    .deleteFrom('known_device')
    .where('phone', 'in', (e) => e.selectFrom('customer').select('phone').where('id', '=', customerId))
    .where('device_hash', '!=', exceptHash)
    .execute();
}

/** Codes sent since a moment that were used or have expired; numbers are E.164 and of equal length. */
export async function countCodes(db: Db, since: Date, now: Date): Promise<CodeFigures> {
  const { rows } = await sql<CodeFigures>`
    with recent as (
      select phone, used_at from otp_challenge
      where created_at > ${since} and (used_at is not null or expires_at <= ${now})
    ), numbers as (select distinct substr(phone, 2)::bigint as number from recent)
    select count(*)::int as sent, count(used_at)::int as used,
      (select count(*)::int from numbers one join numbers two on two.number = one.number + 1) as neighbours
    from recent`.execute(db);
  return rows[0] ?? { sent: 0, used: 0, neighbours: 0 };
}
