import { useSelector } from 'react-redux';
import { sinceFirstKept } from '#domain/delivery/slots.ts';
import { loadProfile } from '#storefront/features/customers/sign-in/auth.calls.ts';
import { type LoadState, useLoad } from '#storefront/store/use-load.ts';
import { loadAddresses } from '#storefront/features/delivery/address.calls.ts';
import { useDelivery } from '#storefront/features/delivery/use-delivery.ts';
import { selectAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { findLostTime } from '#storefront/features/gift/lost-time.ts';
import { leading, useChosenTime } from '#storefront/features/gift/use-slots.ts';
import { meetingOf } from './order-body.ts';
import { isTimeAsked, type OrderForm } from './order-form.ts';

/** The delivery place of an order, with its possible times and fees. Also loads the customer's saved data. */
export function useDestination(form: OrderForm, leadDays: number) {
  const dispatch = useShopDispatch();
  const { username, addressList } = useSelector(selectAuth);
  const zones = useSelector(selectZones);
  useDelivery();
  const addresses: LoadState = useLoad(username, () => dispatch(loadAddresses()));
  useLoad(username, () => dispatch(loadProfile()));

  const saved = addressList.find(({ id }) => String(id) === form.where);
  // Of a recipient who is asked only the city is known; otherwise the capital.
  const asked = form.where === 'asks' ? (form.place ?? zones?.[0]?.places[0]?.id) : undefined;
  const place = saved?.place ?? asked ?? (form.where === 'new' ? form.place : null);
  const choice = useAnswer(
    'GET /api/order/slots/',
    place === null ? null : { query: { place, ...leading(leadDays) } },
  );
  // A day after the next ones needs a request of its own.
  const next = choice.answer?.data;
  const isFar = form.day !== '' && next !== undefined && !next.days.some(({ day }) => day === form.day);
  const far = useAnswer(
    'GET /api/order/slots/',
    place !== null && isFar ? { query: { place, from: form.day, days: 1, ...leading(leadDays) } } : null,
  );
  const near = next?.days ?? [];
  const days = [
    ...(leadDays > 0 ? sinceFirstKept(near) : near),
    ...(isFar ? (far.answer?.data.days ?? []) : []),
  ];
  const isDayLoading = isFar && !far.answer && !far.failure;
  const ofTime = isFar ? far.answer?.data : next;
  const lost = ofTime && !isTimeAsked(form) ? findLostTime(form, ofTime, isFar) : null;
  // Without a place, slots are those of the default place.
  const { slot } = useChosenTime({
    form: place === null ? form : { ...form, day: '', method: '' },
    leadDays,
  });
  const isTimeKnown = ofTime !== undefined;
  const meeting = { ...meetingOf(form, saved, username), giftsOnDelivery: useGiftsOnDelivery(form) };
  return { place, leadDays, choice, days, slot, isDayLoading, isTimeKnown, lost, addresses, meeting };
}

/** Whether the recipient may pay the courier. One who is asked for the address is not asked for money. */
function useGiftsOnDelivery({ where }: OrderForm): boolean {
  const { giftsOnDelivery = false } = useSelector(selectMainInfo) ?? {};
  return giftsOnDelivery && where !== 'asks';
}
