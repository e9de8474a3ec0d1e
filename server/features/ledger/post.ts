/** Posts transfers to the ledger, in the transaction that moves the money. */
import type { Posting } from '#domain/ledger/ledger.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { insertEnd, insertTransfers } from './ledger.repo.ts';

/**
 * Writes transfers, all or none, each once: posted again with the same accounts and sum it writes nothing, with others
 * it throws. The first transfer creates an account; that of an order or a certificate never falls below zero.
 */
export async function post(trx: Trx, postings: Posting | readonly Posting[]): Promise<void> {
  const all = [postings].flat();
  if (all.length > 0) await insertTransfers(trx, all);
}

/** Ends a pending transfer, once: `post` moves all of it, `void` releases it. @returns whether this call did */
export async function endPending(
  trx: Trx,
  pending: Pick<Posting, 'code' | 'source'>,
  end: { how: 'post' | 'void'; at: Date; staffId?: number | null },
): Promise<boolean> {
  return insertEnd(trx, pending, end);
}
