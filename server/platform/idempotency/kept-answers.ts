import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import type { CallId, RepeatedCall } from './repeat.ts';
import { Refusal } from '#server/platform/refusal.ts';

const lockTimeout = '55P03';

/**
 * Idempotency: runs work once for a key and returns the same answer, byte for byte, to every repeat of the call. Claim,
 * work and answer are one transaction: a crash leaves none of them behind, and a refusal leaves the key unused. A
 * concurrent second call waits for the first.
 *
 * @param work writes through the transaction it is given and returns the text of the answer
 * @throws Refusal `idempotency.mismatch` for the key of another body; `idempotency.busy` after two seconds of waiting
 */
export async function once(
  { db, now }: { db: Db; now: () => Date },
  call: RepeatedCall,
  work: (trx: Trx) => Promise<string>,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    if (!(await claim(trx, call, now()))) return giveAgain(trx, call);
    const answer = await work(trx);
    await saveAnswer(trx, call, answer);
    return answer;
  });
}

async function claim(trx: Trx, call: RepeatedCall, at: Date): Promise<boolean> {
  const { caller, route, key, fingerprint, keptSeconds } = call;
  const expires_at = new Date(at.getTime() + keptSeconds * 1000);
  try {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('kept_answer')
      .values({ caller, route, key, fingerprint, created_at: at, expires_at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  } catch (error) {
    if (sqlState(error) === lockTimeout) throw new Refusal('idempotency.busy', { retryAfter: 1 });
    throw error;
  }
}

async function giveAgain(trx: Trx, call: RepeatedCall): Promise<string> {
  const kept = await findAnswer(trx, call);
  if (kept && kept.fingerprint !== call.fingerprint) throw new Refusal('idempotency.mismatch');
  if (!kept?.answer) throw new Refusal('idempotency.busy', { retryAfter: 1 });
  return kept.answer;
}

async function findAnswer(
  trx: Trx,
  call: CallId,
): Promise<{ fingerprint: string; answer: string | null } | undefined> {
  return trx
    .selectFrom('kept_answer')
    .select(['fingerprint', 'answer'])
    .where('caller', '=', call.caller)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .executeTakeFirst();
}

async function saveAnswer(trx: Trx, call: RepeatedCall, answer: string): Promise<void> {
  const order = call.namesOrder ? (JSON.parse(answer) as { data: { id: string } }).data.id : null;
  await trx
    .updateTable('kept_answer')
    .set({ answer, order_id: order })
    .where('caller', '=', call.caller)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .execute();
}

/**
 * Stored answers contain personal data: a customer's are deleted with the customer, and so are those given to staff
 * that contain the customer's phone number.
 */
export async function forgetAnswersOf(trx: Trx, caller: string, phone: string): Promise<void> {
  await trx
    .deleteFrom('kept_answer')
    .where((row) => row.or([row('caller', '=', caller), row(sql`answer::text`, 'like', `%${phone}%`)]))
    .execute();
}

/** Scheduled: deletes expired answers. */
export async function forgetAnswers({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.deleteFrom('kept_answer').where('expires_at', '<', now()).execute();
}
