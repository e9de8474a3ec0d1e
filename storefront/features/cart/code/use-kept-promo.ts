import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { type WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectOwnDraft, type WithDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import { changeDraft, openDraft, readFields } from '#storefront/features/delivery/draft.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';

/** The promo code of the order draft, or ''; checkout uses the same draft. */
export function useKeptPromo(): [promo: string, keep: (promo: string) => void] {
  const dispatch = useShopDispatch();
  const form = useSelector(selectOwnDraft)?.form ?? {};
  const keep = useCallback((promo: string) => dispatch(savePromo(promo)), [dispatch]);
  return [readFields({ promo: '' }, form).promo, keep];
}

function savePromo(promo: string): Thunk<void, WithAuth & WithDelivery> {
  return (dispatch) => {
    dispatch(openDraft());
    dispatch(changeDraft(() => ({ promo })));
  };
}
