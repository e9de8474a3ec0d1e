import { inTransaction } from '#server/platform/db/db.ts';
import { codesOf } from '#domain/certificates/certificate.ts';
import { hasSpendableCertificate } from '#server/features/certificates/core/certificates.read.ts';
import { invalidateListings } from './invalidate-listings.ts';
import type { Buyer, PlacedOrder, PlacingContext, PlacingInput } from './placing.ts';
import { writeOrder } from './write-order.ts';

const accepted = { tm: 'Sargydyňyz kabul edildi', ru: 'Заказ принят' };

/**
 * Turns a cart into an order, all or nothing. The route declares idempotency: the same key and body get the same
 * answer, byte for byte, on every node and for days; a refusal writes nothing and leaves the key unused.
 * @throws Refusal: any of the route's
 */
export async function placeOrder(
  ctx: PlacingContext,
  buyer: Buyer,
  input: PlacingInput,
): Promise<PlacedOrder> {
  const { data, availabilityChanged } = await inTransaction(ctx.db, (trx) =>
    writeOrder(ctx, trx, buyer, input),
  );
  const products = input.items.map(({ product }) => product);
  await invalidateListings(ctx, availabilityChanged, (await isLastSpent(ctx, input)) ? undefined : products);
  return { data, message: accepted[buyer.lang] };
}

/** From then on no page asks for a certificate. */
async function isLastSpent({ db, now }: PlacingContext, input: PlacingInput): Promise<boolean> {
  return codesOf(input).length > 0 && !(await hasSpendableCertificate(db, now()));
}
