/** Posts transfers to the ledger, in the transaction that moves the money. */
import type { Posting } from '#domain/ledger/ledger.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { insertEnd, insertTransfer } from './ledger.repo.ts';

/**
 * Writes a transfer, once: the same code and source posted again writes nothing. The first transfer creates the
 * account; the account of an order or a certificate never falls below zero, or the whole transaction fails.
 */
export async function post(trx: Trx, posting: Posting): Promise<void> {
  await insertTransfer(trx, posting);
}

/** Ends a pending transfer, once: `post` moves all of it, `void` releases it. @returns whether this call did */
export async function endPending(
  trx: Trx,
  pending: Pick<Posting, 'code' | 'source'>,
  end: { how: 'post' | 'void'; at: Date },
): Promise<boolean> {
  return insertEnd(trx, pending, end);
}
