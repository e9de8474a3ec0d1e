import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Reminders } from '#contract/people/reminders.ts';
import type { Repeat } from '#contract/people/repeat.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { isNotFound } from '#storefront/store/failure.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { loadOwnRepeat, loadReminded, loadRepeat } from './repeat.calls.ts';

/** The reminder of a link, with the gift for one of its dates; the customer's own version if signed in. */
export function useRepeat(token: string) {
  const dispatch = useShopDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [reminded, setReminded] = useState<Reminders | null>(null);
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [date, setDate] = useState<number | undefined>();
  const [version, setVersion] = useState(0);
  const dates = useLoad(`reminded ${token}`, async () => {
    const result = await dispatch(loadReminded(token));
    if (loadReminded.fulfilled.match(result)) setReminded(result.payload);
    return result;
  });
  const chosen = reminded?.dates.find(({ id }) => id === date) ?? reminded?.dates[0];
  const name = `repeat ${token} ${chosen?.id} ${isSignedIn} ${version}`;
  const gifts = useLoad(chosen ? name : null, async () => {
    if (isSignedIn && chosen) {
      const own = await dispatch(loadOwnRepeat({ id: chosen.person.id, date: chosen.id }));
      if (loadOwnRepeat.fulfilled.match(own)) setRepeat(own.payload);
      // If another customer is signed in on this device, the public version is shown.
      if (!loadOwnRepeat.rejected.match(own) || !own.payload || !isNotFound(own.payload)) return own;
    }
    const result = await dispatch(loadRepeat({ token, date: chosen?.id }));
    if (loadRepeat.fulfilled.match(result)) setRepeat(result.payload);
    return result;
  });
  return {
    ...{ reminded, setReminded, repeat, date, setDate },
    failure: dates.failure ?? gifts.failure,
    isReady: !gifts.isLoading,
    reload: () => setVersion((count) => count + 1),
    retry: () => {
      if (dates.failure) dates.retry();
      gifts.retry();
    },
  };
}
