import { type Db, inTransaction, sqlState, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A writing call that may come again: who sends it, to which route, under which key, and what tells its wish from another. */
export type RepeatedCall = { caller: string; route: string; key: string; fingerprint: string };

/** Signed-in callers by kind and number: `customer:7`, `staff:2`. */
export const callerName = (kind: 'customer' | 'staff', id: number): string => `${kind}:${id}`;

const lockTimeout = '55P03';
const keptSeconds = 24 * 3_600;

/**
 * Does a piece of work once for a key and gives its answer to everybody who comes with the key again. Claim, work and answer are
 * one transaction: a crash leaves none of them behind, and a refusal leaves the key free. A second call waits for the first.
 * @param work writes through the transaction it is given and returns the text of the answer
 * @throws Refusal `idempotency.mismatch` for the key of another wish; `idempotency.busy` after two seconds of waiting
 */
export async function answerOnce(
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
  try {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('kept_answer')
      .values({ ...call, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  } catch (error) {
    if (sqlState(error) === lockTimeout) throw new Refusal('idempotency.busy', { retryAfter: 1 });
    throw error;
  }
}

async function giveAgain(trx: Trx, call: RepeatedCall): Promise<string> {
  const kept = await trx
    .selectFrom('kept_answer')
    .select(['fingerprint', 'answer'])
    .where('caller', '=', call.caller)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (kept && kept.fingerprint !== call.fingerprint) throw new Refusal('idempotency.mismatch');
  if (!kept?.answer) throw new Refusal('idempotency.busy', { retryAfter: 1 });
  return kept.answer;
}

async function saveAnswer(trx: Trx, call: RepeatedCall, answer: string): Promise<void> {
  await trx
    .updateTable('kept_answer')
    .set({ answer })
    .where('caller', '=', call.caller)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .execute();
}

/** Answers repeat what people wrote: whoever is forgotten takes theirs along. */
export async function forgetAnswersOf(trx: Trx, caller: string): Promise<void> {
  await trx.deleteFrom('kept_answer').where('caller', '=', caller).execute();
}

/** Sweep: lets go of answers that nobody will ask for again. */
export async function forgetAnswers({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const before = new Date(now().getTime() - keptSeconds * 1000);
  await db.deleteFrom('kept_answer').where('created_at', '<', before).execute();
}
