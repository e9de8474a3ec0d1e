import type { PassContext } from '#server/features/certificates/pass-on.ts';
import type { Context } from '#server/context.ts';
import { invalidateListings } from '#server/features/checkout/invalidate-listings.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { swapLine, swapReason } from './core/swap-line.ts';
import { swapUnits } from '#server/features/stock/swap-units.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Alternative, readAlternatives, readSwap, showAlternatives } from './alternatives.ts';
import { type AskedOrder, lockGift } from './lock-gift.ts';
import { returnMoney } from './return-money.ts';
import { readGiftOrder } from './show-gift.ts';

type Ctx = PassContext & Pick<Context, 'db' | 'invalidation' | 'log'>;
type Choice = { orderId: string; alternative: number };

/**
 * The recipient swaps the gift for an alternative of the giver: its unit for the other's, and the price difference is
 * refunded to the giver the way it was paid. The agreement does not change otherwise. Locks: order, payment,
 * certificate, both options by id.
 * @throws Refusal `order.not-found`, `gift.too-late`; `gift.sold-out` with what is left
 */
export async function swapGift(ctx: Ctx, { orderId, alternative }: Choice): Promise<void> {
  const changed = await inTransaction(ctx.db, async (trx) =>
    takeInstead(ctx, trx, { asked: await lockGift(trx, orderId), alternative }),
  ).catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'gift.sold-out') throw error;
    const alternatives = await showAlternatives(ctx.db, await readGiftOrder(ctx.db, orderId));
    throw new Refusal(error.code, { data: { alternatives } });
  });
  await invalidateListings(ctx, changed);
}

/** @returns options that are sold out now, or back in stock */
async function takeInstead(
  ctx: Ctx,
  trx: Trx,
  { asked, alternative }: { asked: AskedOrder; alternative: number },
): Promise<number[]> {
  const swap = await readSwap(trx, asked);
  // A repeated call.
  if (swap && swap.options.get(alternative) === swap.line.option_id) return [];
  if (!swap?.isOpen) throw new Refusal('gift.too-late');
  const { line } = swap;
  const chosen = (await readAlternatives(trx, swap)).find(({ place }) => place === alternative);
  if (!chosen) throw new Refusal('gift.sold-out');
  const at = ctx.now();
  const { id: orderId } = asked.order;
  const { difference: tenge } = chosen;
  // Recorded for the line, so that never more than its price is refunded.
  const part = { part: 'swap' as const, position: line.position, quantity: 0 as const, tenge };
  await returnMoney(ctx, trx, { orderId, part, reason: swapReason });
  const { product, option } = chosen.goods;
  const { shortages, availabilityChanged } = await swapUnits(
    trx,
    { from: { option: line.option_id, quantity: 1 }, to: { product, option, quantity: 1 } },
    { place: chosen.goods, orderId, at },
  );
  if (shortages.length > 0) throw new Refusal('gift.sold-out');
  await swapLine(trx, {
    ...{ order: await lockOrder(trx, orderId), request: asked.request, line, at },
    to: lineOf(chosen),
  });
  return availabilityChanged;
}

function lineOf({ goods: { product, option, title, optionTitle, pictureId, sku } }: Alternative) {
  const names = { product_id: product, option_id: option, title, option_title: optionTitle };
  return { ...names, picture_id: pictureId, sku };
}
