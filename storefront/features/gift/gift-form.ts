import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { QuoteInput } from '#contract/checkout/shop.ts';
import type { DeliveryMethod } from '#contract/orders/shop.ts';
import { deliveryMethods } from '#domain/delivery/delivery.ts';
import { type Choices, changeDraft, openDraft, readFields } from '#storefront/features/delivery/draft.ts';
import type { WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectOwnDraft, type WithDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';

/** The gift fields of an order; checkout has them in the same draft. */
export function initialGift() {
  return {
    forWhom: 'other' as 'me' | 'other',
    /** Id of a saved address, `new`, `asks` (the shop calls the recipient), or empty. */
    where: '',
    place: null as number | null,
    method: '' as DeliveryMethod | '',
    slot: '',
    /** The chosen day; empty means as soon as possible. */
    day: '',
    /** The day that the words of a search named last. */
    searchedDay: '',
    wrap: null as number | null,
    message: '',
    sender: '',
    anonymous: false,
    doNotCall: false,
  };
}
export type GiftForm = ReturnType<typeof initialGift>;
export const giftChoices: Choices<GiftForm> = {
  forWhom: ['me', 'other'],
  method: ['', ...deliveryMethods],
};
/** `leadDays`: working days until made-to-order goods are ready. */
export type GiftProps = {
  form: GiftForm;
  change: (patch: Partial<GiftForm>) => void;
  leadDays?: number | undefined;
};

/** The gift choices of the draft, with a setter. */
export function useGift(): GiftProps {
  const dispatch = useShopDispatch();
  const draft = useSelector(selectOwnDraft);
  const form = useMemo(() => readFields(initialGift(), draft?.form ?? {}, giftChoices), [draft]);
  const change = useCallback((patch: Partial<GiftForm>) => dispatch(changeGift(patch)), [dispatch]);
  return { form, change };
}

/**
 * The gift fields that the price depends on. Of the greeting only whether there is one, because the card has a price:
 * a fixed character is sent instead of its first, which could be half an emoji. Empty if nothing was chosen.
 */
export function pricedGift({ wrap, message }: Pick<GiftForm, 'wrap' | 'message'>): Pick<QuoteInput, 'gift'> {
  const hasMessage = message.trim() !== '';
  return wrap === null && !hasMessage ? {} : { gift: { wrap, ...(hasMessage ? { message: '+' } : {}) } };
}

/** The first choice creates a draft. */
export function changeGift(patch: Partial<GiftForm>): Thunk<void, WithAuth & WithDelivery> {
  return (dispatch) => {
    dispatch(openDraft());
    dispatch(changeDraft(() => patch));
  };
}
