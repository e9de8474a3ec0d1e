import type { WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import type { Address } from '#contract/delivery/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import { cartCleared, type WithCart } from '#storefront/features/cart/cart.slice.ts';
import { isDigital, withAnswers } from '#storefront/features/certificates/units.ts';
import { createAddress } from '#storefront/features/delivery/address.calls.ts';
import { addressBody } from '#storefront/features/delivery/address-body.ts';
import { draftChanged, type WithDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import { findPlace } from '#storefront/features/delivery/find-places.ts';
import { createOrder } from '#storefront/features/orders/order.calls.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { headlineOf } from '#storefront/features/checkout/payment/headline.ts';
import { beginNext } from './next-order.ts';
import { orderBody, recipientOf, withKeyFor } from './order-body.ts';
import { type OrderForm, readForm } from './order-form.ts';
import { changeForm } from './use-order-form.ts';

export type OrderPlacement =
  | { order: Order }
  /** `isSignedOut`: the session ended and could not be renewed. */
  | { failure: Failure | undefined; isSignedOut: boolean };

/**
 * Places the order. A new address is saved first, once; the idempotency key is persisted before anything is sent; the
 * cart is emptied only when the order exists. Never throws.
 */
export function placeOrder(
  expectedTotal: number,
): Thunk<Promise<OrderPlacement>, WithAuth & WithCart & WithDelivery> {
  return async (dispatch, getState, { newId, now, persistNow }) => {
    const form = readForm(getState().delivery.draft?.form ?? {});
    const found = await dispatch(findAddress(form));
    const refused = (failure: Failure | undefined) => ({
      failure,
      isSignedOut: !getState().auth.isAuthenticated,
    });
    if ('failure' in found) return refused(found.failure);
    const { cart, delivery } = getState();
    if (!delivery.draft) return refused(undefined);
    const lines = withAnswers(cart.items, form.certificateUnits, now());
    const body = orderBody(form, lines, found.address, expectedTotal);
    const draft = withKeyFor(delivery.draft, body, newId);
    dispatch(draftChanged(draft));
    persistNow();

    const result = await dispatch(createOrder({ body, idempotencyKey: draft.key, headlineOf }));
    if (createOrder.fulfilled.match(result)) {
      dispatch(cartCleared());
      // A new address has been saved by now.
      const sent = readForm(draft.form);
      const next = { form: beginNext(sent, delivery.place), key: newId(), sent: null };
      dispatch(draftChanged({ owner: draft.owner, ...next }));
      persistNow();
      return { order: result.payload };
    }
    if (result.payload?.code === 'idempotency.mismatch') {
      dispatch(draftChanged({ ...draft, key: newId(), sent: null }));
    }
    return refused(result.payload);
  };
}

type Destination = Pick<Address, 'id' | 'fullname' | 'mobile'>;
type AddressResult = { address: Destination | null } | { failure: Failure | undefined };

function findAddress(form: OrderForm): Thunk<Promise<AddressResult>, WithAuth & WithCart & WithDelivery> {
  return async (dispatch, getState) => {
    const { auth, cart, delivery } = getState();
    if (form.where === 'asks' || isDigital(cart.items)) return { address: null };
    const saved = auth.addressList.find(({ id }) => String(id) === form.where);
    if (saved) return { address: saved };
    // The address is not in the loaded list: send the id, the server validates it.
    if (form.where !== 'new') return { address: { id: Number(form.where), fullname: '', mobile: '' } };
    const place = findPlace(delivery.delivery?.zones, form.place);
    if (!place) return { failure: undefined };
    const { name, phone } = recipientOf(form);
    const { line1, line2, landmark } = form;
    const lines = { line1: line1.trim(), line2: line2.trim(), landmark: landmark.trim() };
    const kind = form.forWhom === 'me' ? 'home' : 'other';
    const result = await dispatch(
      createAddress(
        addressBody(
          {
            ...lines,
            kind,
            label: kind === 'other' ? name : '',
            place: place.id,
            fullname: name,
            mobile: phone,
            isDefault: false,
            forOther: kind === 'other',
          },
          place,
        ),
      ),
    );
    if (!createAddress.fulfilled.match(result)) return { failure: result.payload };
    // The address is saved: the next attempt must not save it again.
    dispatch(changeForm(() => ({ where: String(result.payload.id) })));
    return { address: result.payload };
  };
}
