import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { QuoteInput } from '#contract/checkout/shop.ts';
import type { DeliveryMethod } from '#contract/orders/shop.ts';
import { changeDraft, openDraft, readFields } from '#storefront/features/delivery/draft.ts';
import type { WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectOwnDraft, type WithDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';

/** The fields of an order that make it a gift; checkout has them in the same draft. */
export function freshGift() {
  return {
    forWhom: 'other' as 'me' | 'other',
    /** A saved address by its number, `new`, `asks` (the shop calls the recipient), or nothing yet. */
    where: '',
    place: null as number | null,
    method: '' as DeliveryMethod | '',
    slot: '',
    /** A day agreed on; without one as soon as it can be. */
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
export type GiftForm = ReturnType<typeof freshGift>;
/** `leadDays`: working days until the goods are made, where they are made to order. */
export type GiftProps = {
  form: GiftForm;
  change: (patch: Partial<GiftForm>) => void;
  leadDays?: number | undefined;
};

/** What was chosen so far, before checkout or in it, and the way to choose otherwise. */
export function useGift(): GiftProps {
  const dispatch = useShopDispatch();
  const draft = useSelector(selectOwnDraft);
  const form = useMemo(() => readFields(freshGift(), draft?.form ?? {}), [draft]);
  const change = useCallback((patch: Partial<GiftForm>) => dispatch(changeGift(patch)), [dispatch]);
  return { form, change };
}

/**
 * Of a gift only what its price depends on: of the greeting only whether there is one, for the card has its price; its first
 * sign would do, were it not half an emoji. Nothing where nothing was chosen.
 */
export function pricedGift({ wrap, message }: Pick<GiftForm, 'wrap' | 'message'>): Pick<QuoteInput, 'gift'> {
  const hasMessage = message.trim() !== '';
  return wrap === null && !hasMessage ? {} : { gift: { wrap, ...(hasMessage ? { message: '+' } : {}) } };
}

/** The first choice begins an order. */
export function changeGift(patch: Partial<GiftForm>): Thunk<void, WithAuth & WithDelivery> {
  return (dispatch) => {
    dispatch(openDraft());
    dispatch(changeDraft(() => patch));
  };
}
