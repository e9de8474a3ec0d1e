import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Reminded } from '#contract/people/reminders.ts';
import type { Repeat } from '#contract/people/repeat.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { loadOwnRepeat, loadReminded, loadRepeat } from './repeat.calls.ts';

/** What a link reminded of, and the gift for one of its dates; of the customer themselves where they are signed in. */
export function useRepeat(token: string) {
  const dispatch = useShopDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [reminded, setReminded] = useState<Reminded | null>(null);
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [date, setDate] = useState<number | undefined>();
  const [version, setVersion] = useState(0);
  const dates = useLoad(`reminded ${token}`, async () => {
    const result = await dispatch(loadReminded(token));
    if (loadReminded.fulfilled.match(result)) setReminded(result.payload);
    return result;
  });
  const gifts = useLoad(`repeat ${token} ${date} ${isSignedIn} ${version}`, async () => {
    const result = await dispatch(loadRepeat({ token, date }));
    if (!loadRepeat.fulfilled.match(result)) return result;
    setRepeat(result.payload);
    if (!isSignedIn) return result;
    // Somebody else may be signed in here: for them it stays what the link shows.
    const own = await dispatch(loadOwnRepeat({ id: result.payload.person.id, date }));
    if (loadOwnRepeat.fulfilled.match(own)) setRepeat(own.payload);
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
