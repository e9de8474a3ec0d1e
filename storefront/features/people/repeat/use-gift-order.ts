import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { OrderInput } from '#contract/checkout/shop.ts';
import type { Bank } from '#contract/orders/shop.ts';
import type { Repeat } from '#contract/people/repeat.ts';
import { paths } from '#storefront/paths.ts';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';
import { orderGift } from './repeat.calls.ts';

const newKey: Thunk<string> = (_dispatch, _getState, { newId }) => newId();

type GiftChoice = {
  gift: Repeat['gifts'][number];
  time: Repeat['times'][number];
  /** Text of the greeting card; empty for none. */
  message: string;
  /** Tenge, as shown on the page. */
  total: number;
};

/** Places the order and goes to the bank's page; resolves with the error's sentence on failure. */
export function useGiftOrder({ person }: Pick<Repeat, 'person'>, onChanged: () => void) {
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  // The same key for every attempt of the same order, so that a double press or a lost response never makes two.
  const tried = useRef({ text: '', key: '' });
  return async (chosen: GiftChoice, bank: Bank): Promise<string | null> => {
    const body = orderBody(person.id, chosen);
    const text = JSON.stringify(body);
    if (tried.current.text !== text) tried.current = { text, key: dispatch(newKey) };
    const result = await dispatch(orderGift({ body, idempotencyKey: tried.current.key, bank }));
    if (orderGift.fulfilled.match(result)) {
      if (!result.payload.isAtBank) navigate(paths.order(result.payload.id));
      return null;
    }
    // Out of stock, dearer or fully booked meanwhile: the page reloads.
    onChanged();
    return result.payload?.sentence ?? '';
  };
}

function orderBody(person: number, { gift, time, message, total }: GiftChoice): OrderInput {
  return {
    ...{ items: gift.items, person, payment: 'ONLINE', expectedTotal: total },
    ...(time.slot === null ? { delivery: 'STANDARD', day: time.day } : { delivery: 'SLOT', slot: time.slot }),
    ...(message ? { gift: { message } } : {}),
  };
}
