import { useEffect, useRef } from 'react';
import { usePromise } from '#storefront/features/delivery/use-promise.ts';
import { useGift } from './gift-form.ts';

/** `day`: named by the words of the list on screen; empty where they name none. */
type Props = { day: string };

/**
 * A day that the words of a search name is the day of the order as well, as in the gift finder. One that was chosen by
 * hand stays. Draws nothing: it comes with the code of the gift, which no list needs at once.
 */
export function SearchedDay({ day: named }: Props) {
  const { form, change } = useGift();
  const soonest = usePromise()?.soonest ?? null;
  const wasNamed = useRef(false);
  const isOurs = form.searchedDay !== '' && form.day === form.searchedDay;
  const isFree = isOurs || (form.day === '' && (form.method === '' || form.method === 'STANDARD'));
  // Whoever has seen the day in the order and put it off is not asked for it again by the same words.
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
