import { avatarLimit } from '#domain/media/avatar.ts';
import type { Context } from '#server/context.ts';
import type { EarlyCall } from '#server/platform/http/call.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { consumeUnlessReached, releaseKnownHit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/secrets.ts';
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
  const { retryAfter } = await consumeUnlessReached(ctx, key, { ...avatarLimit, isReleased: true });
  refuseFor(retryAfter);
  const picture = await makeAvatar(ctx, data).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'server.busy') await releaseKnownHit(ctx, key);
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

/** The fields of a profile are smaller; a larger form has a picture. */
const largestWithoutPicture = 64 * 1024;
const keyOf = (bearer: string | undefined) => `picture-of:${hashToken(bearer ?? '')}`;

/** Refuses another picture of a customer whose limit is known to be reached, unread. @throws Refusal `limit.reached` */
export function refuseAvatarEarly(
  { reached }: Pick<Context, 'reached'>,
  { bearer, bodyBytes }: EarlyCall,
): void {
  if (bodyBytes > largestWithoutPicture) refuseFor(reached.waitOf(keyOf(bearer)));
}

/** Remembers by the token of the caller that the limit is reached. */
export async function rememberAvatarLimit<T>(
  { reached }: Pick<Context, 'reached'>,
  { bearer }: Pick<EarlyCall, 'bearer'>,
  work: () => Promise<T>,
): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'limit.reached')
      reached.note(keyOf(bearer), Math.min(rememberedSeconds, error.facts.retryAfter ?? 0));
    throw error;
  });
}

/** Not the whole day: another node may have released an attempt. */
const rememberedSeconds = 60;

function refuseFor(retryAfter: number): void {
  if (retryAfter > 0) throw new Refusal('limit.reached', { field: 'avatar', retryAfter });
}
