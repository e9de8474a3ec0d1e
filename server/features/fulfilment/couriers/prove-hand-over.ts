import type { SentDeed } from '#domain/deeds/deed.ts';
import { areCodesSpent, type Proof, proofOf } from '#domain/deeds/hand-over-code.ts';
import type { Context } from '#server/context.ts';
import { codeOfOrder } from '#server/features/couriers/show-hand-over-code.ts';
import { countWrongCodes } from '#server/features/orders/lock-order.ts';
import type { Trx } from '#server/platform/db/db.ts';

/**
 * The proof that a deed gives; a wrong code is counted at its order, whichever phone sends it and whatever becomes of
 * the deed, so that nobody finds the code out by trying.
 */
export async function proveHandOver(
  ctx: Pick<Context, 'secrets'>,
  trx: Trx,
  { kind, order, facts }: SentDeed,
): Promise<Proof | null> {
  if (kind !== 'handed-over') return null;
  if (!facts.code) return proofOf(facts, undefined);
  const code = codeOfOrder(ctx, order);
  const wrongCodes = await countWrongCodes(trx, order, facts.code === code ? 0 : 1);
  return proofOf(facts, areCodesSpent(wrongCodes) ? undefined : code);
}
