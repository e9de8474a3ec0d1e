import { useCallback, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectDraft, type WithDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import { changeDraft, openDraft } from '#storefront/features/delivery/draft.ts';
import { nationalDigits } from '#storefront/features/customers/sign-in/phone-mask.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { selectProfile, selectUsername } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { initialForm, type OrderForm, readForm } from './order-form.ts';

/** The order draft. It is in the store and persisted, so no input is lost. */
export function useOrderForm() {
  const dispatch = useShopDispatch();
  const stored = useSelector(selectDraft)?.form;
  const profile = useSelector(selectProfile);
  const username = useSelector(selectUsername);

  useEffect(() => {
    dispatch(openDraft());
  }, [dispatch, username]);

  const form = useMemo(() => (stored ? readForm(stored) : initialForm()), [stored]);

  // Known data of the customer is prefilled, and never overwrites what was typed.
  const first = profile?.name ?? '';
  const own = `${first} ${profile?.surname ?? ''}`.trim();
  useEffect(() => {
    dispatch(
      changeForm((now) => ({
        name: now.name || own,
        phone: now.phone || nationalDigits(username),
        sender: now.sender || first,
      })),
    );
    // Once per person: a field that was emptied stays empty.
  }, [dispatch, own, first, username]);

  const change = useCallback((patch: Partial<OrderForm>) => dispatch(changeForm(() => patch)), [dispatch]);
  return { form, change };
}

/** Changes some fields, given the current form. */
export function changeForm(change: (form: OrderForm) => Partial<OrderForm>): Thunk<void, WithDelivery> {
  return (dispatch) =>
    dispatch(
      changeDraft((stored) => {
        const form = readForm(stored);
        return { ...form, ...change(form) };
      }),
    );
}
