/** Proof of delivery: a code from the recipient, a photo, or the courier's word. */
import type { SentDeed } from '#domain/couriers/deed.ts';
import { areCodesSpent, type Proof, proofOf } from '#domain/couriers/hand-over-code.ts';
import type { Context } from '#server/context.ts';
import { wasShown } from './core/deeds.read.ts';
import { codeOfOrder } from './core/hand-over-code.ts';
import { countWrongCodes } from '#server/features/orders/core/lock-order.ts';
import type { Trx } from '#server/platform/db/db.ts';

/**
 * The proof that a deed gives; a wrong code is counted at its order, whichever phone sends it and whatever becomes of
 * the deed, so that nobody finds the code out by trying. For a parcel that was never theirs a courier's code neither counts
 * nor proves anything: it could spend the codes of others.
 */
export async function proveHandOver(
  ctx: Pick<Context, 'secrets'>,
  trx: Trx,
  { deed, staffId }: { deed: SentDeed; staffId: number },
): Promise<Proof | null> {
  const { kind, order, facts } = deed;
  if (kind !== 'handed-over') return null;
  if (!facts.code) return proofOf(facts, undefined);
  const code = codeOfOrder(ctx, order);
  const isShown = await wasShown(trx, { staffId, orderId: order, seen: new Date(deed.seen) });
  const wrongCodes = await countWrongCodes(trx, order, {
    more: facts.code === code ? 0 : 1,
    courier: isShown ? undefined : staffId,
  });
  const isGood = wrongCodes !== undefined && !areCodesSpent(wrongCodes);
  return proofOf(facts, isGood ? code : undefined);
}
