import type { Context } from '#server/context.ts';
import { afterCommit } from '#server/platform/db/one-transaction.ts';
import { refreshInStock } from '#server/features/catalogue/listing/refresh-in-stock.ts';

/**
 * After the commit: public pages show the new counts, and lists learn what is sold out or back. The order stands whatever
 * happens here, so a failure is only logged.
 * @param availabilityChanged options whose count for sale went to zero or back
 * @param products whose counts changed; not given: more than counts did
 */
export async function invalidateListings(
  ctx: Pick<Context, 'db' | 'invalidation' | 'log'>,
  availabilityChanged: readonly number[],
  products?: readonly number[],
): Promise<void> {
  await afterCommit(ctx, async ({ log, invalidation, ...outside }) => {
    try {
      if (availabilityChanged.length > 0) await refreshInStock(outside, availabilityChanged);
    } catch (error) {
      log.warn({ err: error, options: availabilityChanged }, 'lists do not know yet what is in stock');
    }
    invalidation.publish(availabilityChanged.length > 0 ? undefined : products);
  });
}
