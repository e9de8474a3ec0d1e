import type { OrderInput } from '#contract/checkout/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { claimKey, type KeyClaim } from '#server/features/orders/claim-key.ts';
import { singleFlight } from '#server/platform/idempotency/single-flight.ts';
import { fingerprintOf, readIdempotencyKey } from '#server/platform/idempotency/idempotency-key.ts';
import { invalidateListings } from './invalidate-listings.ts';
import { waitInLine } from './semaphore.ts';
import { writeOrder } from './write-order.ts';

export type Buyer = { customerId: number; lang: Lang };
export type PlacedOrder = { data: Order; message: string };
export type PlacingContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'jobs' | 'secrets' | 'invalidation' | 'log' | 'banks'
>;

/**
 * Cart becomes order: all of it or none of it. The same key and body again gives the same answer, letter for letter,
 * on every node and for days; a refusal writes nothing and leaves the key free.
 * @throws Refusal: any of the route's
 */
export async function placeOrder(
  ctx: PlacingContext,
  buyer: Buyer,
  input: OrderInput,
  keyHeader: string | undefined,
): Promise<PlacedOrder> {
  const key = readIdempotencyKey(keyHeader);
  const claim = { customerId: buyer.customerId, key, fingerprint: fingerprintOf(input), at: ctx.now() };
  const name = [claim.customerId, claim.fingerprint, key].join(' ');
  const place = () => waitInLine(ctx, () => placeOnce(ctx, buyer, input, claim));
  return JSON.parse(await singleFlight(ctx, name, place)) as PlacedOrder;
}

async function placeOnce(
  ctx: PlacingContext,
  buyer: Buyer,
  input: OrderInput,
  claim: KeyClaim,
): Promise<string> {
  const placed = await inTransaction(ctx.db, async (trx) => {
    const answer = await claimKey(trx, claim);
    return answer === null
      ? writeOrder(ctx, trx, buyer, input, claim)
      : { answer, availabilityChanged: null };
  });
  if (placed.availabilityChanged)
    await invalidateListings(
      ctx,
      placed.availabilityChanged,
      input.items.map(({ product }) => product),
    );
  return placed.answer;
}
