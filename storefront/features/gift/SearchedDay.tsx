import { useEffect, useRef } from 'react';
import { usePromise } from '#storefront/features/delivery/use-promise.ts';
import { useGift } from './gift-form.ts';

/** `day`: recognized in the search text of the current list; empty if none. */
type Props = { day: string };

/**
 * A day named in a search is also proposed as the order's day, as in the gift finder. A day chosen by hand is kept.
 * Renders nothing: loaded with the code of the gift, which no list needs at once.
 */
export function SearchedDay({ day: named }: Props) {
  const { form, change } = useGift();
  const soonest = usePromise()?.soonest ?? null;
  const wasNamed = useRef(false);
  const isOurs = form.searchedDay !== '' && form.day === form.searchedDay;
  const isFree = isOurs || (form.day === '' && (form.method === '' || form.method === 'STANDARD'));
  // A day that the customer has removed from the order is not proposed again by the same search.
  const isNew = named !== form.searchedDay;

  useEffect(() => {
    if (named !== '') {
      wasNamed.current = true;
      const isPossible = soonest !== null && soonest <= named;
      if (isPossible && isFree && isNew)
        change({ method: 'STANDARD', day: named, slot: '', searchedDay: named });
    } else if (wasNamed.current) {
      wasNamed.current = false;
      if (isOurs) change({ method: '', day: '', slot: '', searchedDay: '' });
    }
  }, [named, soonest, isFree, isOurs, isNew, change]);
  return null;
}
