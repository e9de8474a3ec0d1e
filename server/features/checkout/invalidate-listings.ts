import type { Context } from '#server/context.ts';
import { afterCommit } from '#server/platform/db/one-transaction.ts';
import { refreshInStock } from '#server/features/catalogue/listing/refresh-in-stock.ts';

/**
 * After the commit: invalidates public pages with stock counts, and publishes what is sold out or back in stock. The
 * order is valid whatever happens here, so a failure is only logged.
 * @param availabilityChanged options that are sold out now, or back in stock
 * @param products whose counts changed; omitted when more than counts did
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
