import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { loadDelivery, selectPlace, selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { daysUntil } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { type AnswerState, useAnswer } from '#storefront/store/use-answer.ts';
import type { GiftProps } from './gift-form.ts';
import { findLostTime } from './lost-time.ts';

type Gift = Pick<GiftProps, 'form' | 'leadDays'>;

/** Query part that asks for the days and slots of made-to-order goods. */
export const leading = (leadDays: number | undefined) => (leadDays ? { lead_days: leadDays } : {});

/** The place of the order's address, else the one chosen for the shop, else one of the home zone. */
export function useSlotPlace(form: Gift['form']): number | undefined {
  const zones = useSelector(selectZones);
  const chosen = useSelector(selectPlace)?.id;
  const saved = useSelector(selectAddresses).find(({ id }) => String(id) === form.where)?.place;
  return saved ?? form.place ?? chosen ?? zones?.[0]?.places[0]?.id;
}

/** Days and slots for that place. */
export function useSlots({ form, leadDays }: Gift, isWanted: boolean): AnswerState<{ data: DeliveryChoice }> {
  const dispatch = useShopDispatch();
  const zones = useSelector(selectZones);
  const place = useSlotPlace(form);
  useEffect(() => {
    if (isWanted && !zones) void dispatch(loadDelivery());
  }, [dispatch, isWanted, zones]);
  return useAnswer(
    'GET /api/order/slots/',
    isWanted && place !== undefined ? { query: { place, ...leading(leadDays) } } : null,
  );
}

/** The chosen slot, or when express is there, and which part of the chosen time is not available; `isPast` once the day is over. */
export function useChosenTime(gift: Gift) {
  const { form } = gift;
  const now = useNow()();
  const isPast = form.day !== '' && daysUntil(form.day, now) < 0;
  const isAtOnce = form.method === 'EXPRESS' && form.where !== 'asks';
  const isWanted = (form.day !== '' || isAtOnce) && !isPast;
  const choice = useSlots(gift, isWanted).answer?.data;
  const day = choice?.days.find((one) => one.day === form.day);
  const slot = day?.slots.find(({ id }) => id === form.slot);
  // A day after the loaded ones is only checked at checkout.
  const lost = isWanted && choice ? findLostTime(form, choice, false) : null;
  return { slot, expressBy: choice?.express?.by, isPast, lost };
}
