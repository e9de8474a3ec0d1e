import { avatarLimit } from '#domain/media/avatar.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { releaseHit, consumeLimit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dropPicture } from '#server/features/media/drop-picture.ts';
import { makeAvatar } from '#server/features/media/make-avatar.ts';
import { lockCustomerById, updateCustomer } from './customer.repo.ts';

/** An avatar whose file is written and whose row is not yet. */
export type NewAvatar = { save(trx: Trx): Promise<void> };

/**
 * Decodes an uploaded avatar within the customer's daily limit, outside of any transaction. A refused picture counts
 * too, because it was decoded; one that was refused by a full queue does not.
 * @throws Refusal `limit.reached`, `picture.invalid`, `server.busy`
 */
export async function takeAvatar(ctx: Context, customerId: number, data: Buffer): Promise<NewAvatar> {
  const key = `picture:${customerId}`;
  const { retryAfter } = await consumeLimit(ctx.db, key, avatarLimit, ctx.now());
  if (retryAfter > 0) throw new Refusal('limit.reached', { field: 'avatar', retryAfter });
  const picture = await makeAvatar(ctx, data).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'server.busy') await releaseHit(ctx.db, key);
    throw new Refusal(error.code, { ...error.facts, field: 'avatar' });
  });
  return {
    async save(trx) {
      const { avatar_id: former } = await lockCustomerById(trx, customerId);
      await picture.save(trx);
      await updateCustomer(trx, customerId, { avatar_id: picture.id });
      if (former) await dropPicture({ ...ctx, db: trx }, former);
    },
  };
}
