import { loadProfile } from '#storefront/features/customers/sign-in/auth.calls.ts';
import { type Loading, useLoad } from '#storefront/features/customers/account/use-load.ts';
import { loadAddresses } from '#storefront/features/delivery/address.calls.ts';
import { useDelivery } from '#storefront/features/delivery/use-delivery.ts';
import { useShop, useShopDispatch } from '#storefront/store/hooks.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import type { OrderForm } from './order-form.ts';

/** The place an order goes to, and when and for how much it can be reached. Loads what is known of the customer too. */
export function useDestination(form: OrderForm) {
  const dispatch = useShopDispatch();
  const { username, addressList } = useShop((state) => state.auth);
  const zones = useShop((state) => state.delivery.delivery?.zones);
  useDelivery();
  const addresses: Loading = useLoad(username, () => dispatch(loadAddresses()));
  useLoad(username, () => dispatch(loadProfile()));

  const saved = addressList.find(({ id }) => String(id) === form.where);
  // Who is asked for the address lives in the home zone, which comes first.
  const asked = form.where === 'asks' ? zones?.[0]?.places[0]?.id : undefined;
  const place = saved?.place ?? asked ?? (form.where === 'new' ? form.place : null);
  const choice = useAnswer('GET /api/order/slots/', place === null ? null : { query: { place } });
  return { place, choice, addresses };
}
