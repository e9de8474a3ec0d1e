import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findKey, insertKey, type KeyClaim, saveAnswer } from './idempotency.repo.ts';

export type { KeyClaim };

/**
 * Claims a customer's key for one piece of work, in the same transaction as the work: both commit or neither, so a crash
 * leaves no claim behind. A second request with the key waits here until the first is done.
 * @returns null when the work is ours to do, or the text of the answer that was given to it before
 * @throws Refusal `idempotency.mismatch` for the key of another body; `idempotency.busy` after two seconds of waiting
 */
export async function claimKey(trx: Trx, claim: KeyClaim): Promise<string | null> {
  const state = await insertKey(trx, claim);
  if (state === 'new') return null;
  if (state === 'waiting') throw new Refusal('idempotency.busy', { retryAfter: 1 });
  const kept = await findKey(trx, claim.customerId, claim.key);
  if (kept && kept.fingerprint !== claim.fingerprint) throw new Refusal('idempotency.mismatch');
  if (!kept?.answer) throw new Refusal('idempotency.busy', { retryAfter: 1 });
  return kept.answer;
}

/** Keeps the answer, letter for letter, for whoever comes with the same key again. */
export async function storeAnswer(
  trx: Trx,
  claim: KeyClaim,
  kept: { orderId: string; answer: string },
): Promise<void> {
  await saveAnswer(trx, claim, kept);
}
