/** What opens a recipient's page beyond a look at the parcel: the end of their number, and then a pass for a while. */
import { timingSafeEqual } from 'node:crypto';
import { passSeconds, pinLimits, pinOf } from '#domain/recipients/pin.ts';
import { requestCan } from '#domain/recipients/request.ts';
import type { Context } from '#server/context.ts';
import { clearPinTries, countPinTry } from '#server/features/links/count-pin-try.ts';
import { moveRequest } from '#server/features/orders/requests/move-request.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockGift, mobileOf } from './lock-gift.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'secrets'>;

/**
 * Judges four digits. Each try is counted before it is looked at, so that many at once are no more than one after the other.
 * @returns the pass
 * @throws Refusal `request.invalid` when they are wrong, `link.asleep` after too many, `gift.too-late`
 */
export async function openPage(ctx: Ctx, { linkId, subjectId }: LinkActor, pin: string): Promise<string> {
  const at = ctx.now();
  if (!(await countPinTry(ctx.db, { linkId, at, limits: pinLimits }))) throw new Refusal('link.asleep');
  await inTransaction(ctx.db, async (trx) => {
    const { order, request } = await lockGift(trx, subjectId);
    if (pin.replace(/\D/g, '') !== pinOf(mobileOf(order)))
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

/** @throws Refusal `request.invalid` without a pass of this link that still counts */
export function requirePass(ctx: Pick<Context, 'now' | 'secrets'>, linkId: string, pass: string): void {
  const [until = '', signature = ''] = pass.split('.');
  const left = Number(until) - ctx.now().getTime() / 1_000;
  const isOurs = /^\d{1,12}$/.test(until) && isSame(signature, sign(ctx, linkId, Number(until)));
  // A clock that was set back makes no pass longer.
  if (!isOurs || left <= 0 || left > passSeconds) throw new Refusal('request.invalid', { field: 'pass' });
}

function sign({ secrets }: Pick<Context, 'secrets'>, linkId: string, until: number): string {
  return secrets.mac('recipient', `pass ${linkId} ${until}`);
}

/** In the same time wherever they differ. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
