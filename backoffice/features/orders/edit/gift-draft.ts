import type { GiftInput } from '#contract/checkout/shop.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';

/** A gift while it is typed. */
export type GiftDraft = {
  wrap: number | null;
  message: string;
  senderName: string;
  anonymous: boolean;
  doNotCall: boolean;
};

export const emptyGift: GiftDraft = {
  wrap: null,
  message: '',
  senderName: '',
  anonymous: false,
  doNotCall: false,
};

export function giftOf(gift: OfficeOrder['gift']): GiftDraft {
  if (!gift) return emptyGift;
  const { message, senderName, anonymous, doNotCall } = gift;
  return { wrap: gift.wrap?.id ?? null, message, senderName, anonymous, doNotCall };
}

/** What the contract takes; nothing when no gift was asked for. */
export function readGift(draft: GiftDraft): GiftInput | undefined {
  const { wrap, message, senderName, ...flags } = draft;
  if (wrap === null && !message.trim() && !senderName.trim() && !flags.anonymous && !flags.doNotCall)
    return undefined;
  return { wrap, message: message.trim(), senderName: senderName.trim(), ...flags };
}
