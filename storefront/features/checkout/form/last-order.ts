/** Defaults for a device without a stored draft: taken from the customer's last order, made on another device. */
import { isBrought } from '#domain/delivery/delivery.ts';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Zone } from '#contract/content/shop.ts';
import type { Address } from '#contract/delivery/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import { selectAddresses, selectUsername } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { nationalDigits } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { selectDraft, selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';
import { beginNext } from './next-order.ts';
import { initialForm, type OrderForm } from './order-form.ts';

type Defaults = { username: string; addresses: readonly Address[]; zones: readonly Zone[] };

/** Draft based on the last order; empty if its address is no longer saved. */
export function likeOrder(order: Order | null, { username, addresses, zones }: Defaults): Partial<OrderForm> {
  const where = order && whereOf(order, addresses);
  if (!order || !where) return { likeLast: 'no' };
  const { gift, address, delivery, payment, bank = '' } = order;
  const other = gift?.recipientMobile === username ? null : gift;
  const asked = zones
    .flatMap(({ places }) => places)
    .find(({ title }) => title.tm === delivery.askedPlace?.tm);
  const form: OrderForm = {
    ...initialForm(),
    ...(other
      ? { otherName: other.recipientName, otherPhone: nationalDigits(other.recipientMobile) }
      : { name: address?.fullname ?? '', phone: nationalDigits(address?.mobile ?? null) }),
    ...{ forWhom: other ? 'other' : 'me', sender: other?.senderName ?? '', where },
    ...{ place: asked?.id ?? null, method: isBrought(delivery.method) ? delivery.method : '', payment, bank },
  };
  // Fields unknown from the order keep their values, including the place chosen for the whole shop.
  return Object.fromEntries(
    Object.entries(beginNext(form, null)).filter(([, value]) => value !== '' && value !== null),
  );
}

function whereOf({ address, delivery }: Order, addresses: readonly Address[]): string {
  if (delivery.recipientAsks) return 'asks';
  const saved = addresses.find(
    ({ place, line1, mobile }) =>
      place === address?.place && line1 === address.line1 && mobile === address.mobile,
  );
  return saved ? String(saved.id) : '';
}

/**
 * Loads the last order when there is no draft; does nothing once the customer has begun to answer. @param areKnown
 * whether the addresses are loaded
 */
export function useLastOrder(
  form: OrderForm,
  change: (patch: Partial<OrderForm>) => void,
  areKnown: boolean,
): void {
  const dispatch = useShopDispatch();
  const username = useSelector(selectUsername);
  const addresses = useSelector(selectAddresses);
  const zones = useSelector(selectZones);
  const isWanted = useSelector(selectDraft) !== null && username !== null && form.likeLast === '';
  const [last, setLast] = useState<Order | null>();
  useEffect(() => {
    if (isWanted) void dispatch(askLastOrder()).then(setLast);
  }, [dispatch, isWanted]);
  useEffect(() => {
    if (isWanted && last !== undefined && areKnown && zones)
      change(likeOrder(last, { username, addresses, zones }));
  }, [isWanted, last, areKnown, zones, change, username, addresses]);
}

/** Null if there is none; undefined if the request failed. Never throws. */
function askLastOrder(): Thunk<Promise<Order | null | undefined>> {
  return async (_dispatch, _getState, { api }) => {
    try {
      const query = { page_size: 1 };
      const [newest] = (await api('GET /api/order/order-list/:query?', { params: {}, query })).data;
      if (!newest) return null;
      return (await api('GET /api/order/order-detail/:id/', { params: { id: newest.id } })).data;
    } catch {
      return undefined;
    }
  };
}
