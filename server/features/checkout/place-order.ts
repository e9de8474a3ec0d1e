import type { OrderInput } from '#contract/checkout/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { claimKey, type KeyClaim } from '#server/features/orders/claim-key.ts';
import { joinCalls } from '#server/platform/idempotency/single-flight.ts';
import { fingerprintOf, readIdempotencyKey } from '#server/platform/idempotency/idempotency-key.ts';
import { tellShelves } from './invalidate-listings.ts';
import { waitInLine } from './semaphore.ts';
import { writeOrder } from './write-order.ts';

export type Buyer = { customerId: number; lang: Lang };
export type PlacedOrder = { data: Order; message: string };
export type PlacingContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'jobs' | 'secrets' | 'changes' | 'log' | 'banks'
>;

/**
 * Cart becomes order: all of it or none of it. The same key and body again gives the same answer, letter for letter,
 * on every node and for days; a refusal writes nothing and leaves the key free.
 * @throws Refusal: any of the route's
 */
export async function placeOrder(
  ctx: PlacingContext,
  buyer: Buyer,
  wish: OrderInput,
  keyHeader: string | undefined,
): Promise<PlacedOrder> {
  const key = readIdempotencyKey(keyHeader);
  const claim = { customerId: buyer.customerId, key, fingerprint: fingerprintOf(wish), at: ctx.now() };
  const name = [claim.customerId, claim.fingerprint, key].join(' ');
  const place = () => waitInLine(ctx, () => placeOnce(ctx, buyer, wish, claim));
  return JSON.parse(await joinCalls(ctx, name, place)) as PlacedOrder;
}

async function placeOnce(
  ctx: PlacingContext,
  buyer: Buyer,
  wish: OrderInput,
  claim: KeyClaim,
): Promise<string> {
  const placed = await inTransaction(ctx.db, async (trx) => {
    const answer = await claimKey(trx, claim);
    return answer === null ? writeOrder(ctx, trx, buyer, wish, claim) : { answer, turned: null };
  });
  if (placed.turned)
    await tellShelves(
      ctx,
      placed.turned,
      wish.items.map(({ product }) => product),
    );
  return placed.answer;
}
