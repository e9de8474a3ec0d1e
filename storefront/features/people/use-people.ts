import { useSelector } from 'react-redux';
import { dayOf } from '#domain/delivery/calendar.ts';
import { selectAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { refreshPeople } from './keep-people.ts';
import { type ShownPerson, withQueued } from './waiting-people.ts';

/** The stored list, refreshed in the background; null while there is none. `isOff` makes no request. */
export function usePeople({ isOff = false } = {}) {
  const dispatch = useShopDispatch();
  const now = useNow();
  const { kept } = useSelector(selectAuth);
  const { failure, retry } = useLoad(isOff ? null : 'people', () => dispatch(refreshPeople()));
  const { people = null, waiting = [] } = kept ?? {};
  const isKnown = people !== null || waiting.length > 0;
  const shown: ShownPerson[] | null = isKnown ? withQueued(people ?? [], waiting, dayOf(now())) : null;
  return { people: shown, failure: isKnown ? null : failure, retry };
}
