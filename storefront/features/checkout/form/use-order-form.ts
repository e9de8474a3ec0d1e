import { useCallback, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  draftChanged,
  selectDraft,
  type WithDelivery,
} from '#storefront/features/delivery/delivery.slice.ts';
import { nationalDigits } from '#storefront/features/customers/sign-in/phone-mask.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import {
  selectProfile,
  selectUsername,
  type WithAuth,
} from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { freshForm, type OrderForm, readForm } from './order-form.ts';

/** The order being written. It lives in the store and is remembered, so nothing typed here can be lost. */
export function useOrderForm() {
  const dispatch = useShopDispatch();
  const stored = useSelector(selectDraft)?.form;
  const profile = useSelector(selectProfile);
  const username = useSelector(selectUsername);

  useEffect(() => {
    dispatch(openDraft());
  }, [dispatch, username]);

  const form = useMemo(() => (stored ? readForm(stored) : freshForm()), [stored]);

  // What is known about the customer is not asked again, and never written over what they typed.
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
    // Once for each person: who empties a field wants it empty.
  }, [dispatch, own, first, username]);

  const change = useCallback((patch: Partial<OrderForm>) => dispatch(changeForm(() => patch)), [dispatch]);
  return { form, change };
}

/** A guest's draft becomes the customer's who signs in; another customer's is none of their business. */
function openDraft(): Thunk<void, WithAuth & WithDelivery> {
  return (dispatch, getState, { newId }) => {
    const { auth, delivery } = getState();
    const { draft } = delivery;
    const isOurs = draft && (draft.owner === null || auth.username === null || draft.owner === auth.username);
    if (!isOurs) {
      const form = { ...freshForm(), place: delivery.place };
      dispatch(draftChanged({ owner: auth.username, form, key: newId(), sent: null }));
    } else if (auth.username && draft.owner === null) {
      // Their own addresses are known now: an empty new one gives way to them.
      const isBegun = draft.form['where'] !== 'new' || Boolean(draft.form['line1']);
      const form = isBegun ? draft.form : { ...draft.form, where: '' };
      dispatch(draftChanged({ ...draft, form, owner: auth.username }));
    }
  };
}

/** Changes some fields of the form as it is at this moment. */
export function changeForm(change: (form: OrderForm) => Partial<OrderForm>): Thunk<void, WithDelivery> {
  return (dispatch, getState) => {
    const { draft } = getState().delivery;
    if (!draft) return;
    const form = readForm(draft.form);
    dispatch(draftChanged({ ...draft, form: { ...form, ...change(form) } }));
  };
}
