/** Posts what moves money into the ledger, in the transaction that moves it. */
import type { Posting } from '#domain/ledger/ledger.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { insertEnd, insertTransfer } from './ledger.repo.ts';

/**
 * Writes a transfer, once: the same code and source posted again writes nothing. An account begins with its first transfer; one
 * of an order or a certificate never falls below zero, or the whole transaction fails.
 */
export async function post(trx: Trx, posting: Posting): Promise<void> {
  await insertTransfer(trx, posting);
}

/** Ends what was set aside, once and only if it was: `post` moves all of it, `void` frees it. @returns whether this call did */
export async function endPending(
  trx: Trx,
  pending: Pick<Posting, 'code' | 'source'>,
  end: { how: 'post' | 'void'; at: Date },
): Promise<boolean> {
  return insertEnd(trx, pending, end);
}
