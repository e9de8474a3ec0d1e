/** Unlocks a recipient's page: by the last four digits of their number, then by a pass that is valid for a while. */
import { timingSafeEqual } from 'node:crypto';
import { passSeconds, pinLimits, pinOf } from '#domain/gift-requests/pin.ts';
import { requestCan } from '#domain/gift-requests/request.ts';
import type { Context } from '#server/context.ts';
import { clearPinTries, countPinTry, type PinLock } from '#server/features/links/count-pin-try.ts';
import { moveRequest } from './core/move-request.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockGift, mobileOf } from './lock-gift.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'secrets'>;

/**
 * Checks four digits. Each try is counted before it is checked, so that concurrent tries are limited like successive
 * ones.
 * @returns the pass
 * @throws Refusal `request.invalid` when they are wrong, `link.asleep` after too many, `gift.too-late`
 */
export async function openPage(ctx: Ctx, { linkId, subjectId }: LinkActor, pin: string): Promise<string> {
  const at = ctx.now();
  const lock = await countPinTry(ctx.db, { linkId, at, limits: pinLimits });
  if (lock) throw lockedBy(lock);
  await inTransaction(ctx.db, async (trx) => {
    const { order, request } = await lockGift(trx, subjectId);
    const wanted = pinOf(mobileOf(order));
    // The number of an erased person is empty.
    if (wanted === '' || pin.replace(/\D/g, '') !== wanted)
      throw new Refusal('request.invalid', { field: 'pin' });
    await clearPinTries(trx, linkId);
    if (requestCan('open', request.state, 'recipient'))
      await moveRequest(
        trx,
        { order, request },
        { move: 'open', actor: 'recipient', at, set: { opened_at: at } },
      );
  });
  const until = Math.floor(at.getTime() / 1_000) + passSeconds;
  return `${until}.${sign(ctx, linkId, until)}`;
}

/** A link that is locked for good tells programs to wait as well: it may be sent again meanwhile. */
function lockedBy({ retryAfter }: PinLock): Refusal {
  const seconds = retryAfter ?? pinLimits.lockSeconds;
  return new Refusal('link.asleep', {
    retryAfter: seconds,
    data: { retryAfter: seconds, isForGood: retryAfter === null },
  });
}

/** @throws Refusal `request.invalid` without a valid pass of this link */
export function requirePass(ctx: Pick<Context, 'now' | 'secrets'>, linkId: string, pass: string): void {
  const [until = '', signature = ''] = pass.split('.');
  const left = Number(until) - ctx.now().getTime() / 1_000;
  const isOurs = /^\d{1,12}$/.test(until) && isSame(signature, sign(ctx, linkId, Number(until)));
  // A clock that was set back does not prolong a pass.
  if (!isOurs || left <= 0 || left > passSeconds) throw new Refusal('request.invalid', { field: 'pass' });
}

function sign({ secrets }: Pick<Context, 'secrets'>, linkId: string, until: number): string {
  return secrets.mac('recipient', `pass ${linkId} ${until}`);
}

/** Constant-time comparison. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
