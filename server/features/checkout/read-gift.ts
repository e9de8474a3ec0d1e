import type { GiftInput } from '#contract/checkout/shop.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readCardPrice, readWrap } from '#server/features/content/gift.read.ts';
import type { GiftSnapshot } from '#server/features/orders/core/order-record.ts';

/** The gift as agreed, and the price of wrap and card together, in tenge. */
export type PricedGift = { gift: GiftSnapshot | null; price: number };

/**
 * Reads the gift options. A message is written on a card by hand, and the card has its price.
 * @throws Refusal `wrap.not-found`; `request.invalid` for an invalid phone number
 */
export async function readGift(
  db: Db | Trx,
  input: GiftInput | undefined,
  recipientAsks: boolean,
): Promise<PricedGift> {
  const recipientMobile = readMobile(input?.recipientMobile ?? '', recipientAsks);
  if (recipientAsks && input?.doNotCall) throw new Refusal('request.invalid', { field: 'gift.doNotCall' });
  if (!input) return { gift: null, price: 0 };
  const wrap = input.wrap ? await readWrap(db, input.wrap) : null;
  if (input.wrap && !wrap) throw new Refusal('wrap.not-found', { field: 'gift.wrap' });
  const message = input.message?.trim() ?? '';
  const card = message === '' ? 0 : await readCardPrice(db);
  const gift: GiftSnapshot = {
    wrap,
    message,
    senderName: input.senderName?.trim() ?? '',
    anonymous: input.anonymous ?? false,
    // True for every gift; the field is published, so it is still accepted and answered.
    hidePrices: true,
    recipientName: input.recipientName?.trim() ?? '',
    recipientMobile,
    doNotCall: input.doNotCall ?? false,
  };
  return { gift, price: (wrap?.price ?? 0) + card };
}

/** The normalised number, or ''; required when the recipient is to be asked for the address. */
function readMobile(typed: string, isNeeded: boolean): string {
  if (typed.trim() === '' && !isNeeded) return '';
  const phone = parsePhone(typed);
  if (!phone) throw new Refusal('request.invalid', { field: 'gift.recipientMobile' });
  return phone;
}
