import { certificateUnsold } from '#domain/ledger/postings.ts';
import { lockById, updateCertificate } from './certificates.repo.ts';
import { post } from '#server/features/ledger/post.ts';
import { readSales } from './core/sales.read.ts';
import { lockAttempts } from '#server/features/payments/payments.read.ts';
import type { Trx } from '#server/platform/db/db.ts';

/**
 * Voids certificates that an order sold and nobody has spent from; their money becomes the order's again, to be
 * refunded. A partly spent one stays. The order is locked.
 * @param only units of one line, at most so many
 * @returns how many
 */
export async function takeBackSold(
  trx: Trx,
  orderId: string,
  { at, only }: { at: Date; only?: { position: number; quantity: number } },
): Promise<number> {
  const sales = (await readSales(trx, orderId)).filter(
    ({ position }) => only === undefined || only.position === position,
  );
  const ids = sales.flatMap(({ id }) => id ?? []).toSorted((a, b) => a - b);
  if (ids.length > 0) await lockAttempts(trx, orderId);
  let count = 0;
  for (const id of ids) {
    if (count === (only?.quantity ?? ids.length)) break;
    const found = await lockById(trx, id);
    if (found?.state !== 'active' || found.balance < found.face) continue;
    await updateCertificate(trx, id, { state: 'void' });
    await post(trx, certificateUnsold({ certificateId: id, orderId, amount: found.face, at }));
    count += 1;
  }
  return count;
}
