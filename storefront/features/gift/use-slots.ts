import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { loadDelivery, selectPlace, selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { daysUntil } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { type Asked, useAnswer } from '#storefront/store/use-answer.ts';
import type { GiftForm } from './gift-form.ts';

/** Days and windows of where the order goes: its address, else the place chosen for the shop, else the home zone. */
export function useSlots(form: GiftForm, isWanted: boolean): Asked<{ data: DeliveryChoice }> {
  const dispatch = useShopDispatch();
  const zones = useSelector(selectZones);
  const chosen = useSelector(selectPlace)?.id;
  const saved = useSelector(selectAddresses).find(({ id }) => String(id) === form.where)?.place;
  const place = saved ?? form.place ?? chosen ?? zones?.[0]?.places[0]?.id;
  useEffect(() => {
    if (isWanted && !zones) void dispatch(loadDelivery());
  }, [dispatch, isWanted, zones]);
  return useAnswer('GET /api/order/slots/', isWanted && place !== undefined ? { query: { place } } : null);
}

/** The chosen window; `isGone` once the day is past, or the shop says that the window can be had no more. */
export function useChosenSlot(form: GiftForm) {
  const now = useNow()();
  const isWanted = form.method === 'SLOT' && form.slot !== '';
  const days = useSlots(form, isWanted).answer?.data.days;
  // A day further away than those asked about is left to checkout.
  const day = days?.find((one) => one.day === form.day);
  const slot = day?.slots.find(({ id }) => id === form.slot);
  const isPast = form.day !== '' && daysUntil(form.day, now) < 0;
  return { slot, isGone: isPast || (isWanted && day !== undefined && slot?.state !== 'open') };
}
