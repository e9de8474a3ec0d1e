import { useEffect, useState } from 'react';
import type { LinkedTimes } from '#contract/checkout/order-link.ts';
import type { NewTime } from '#contract/checkout/shop.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { TimePanel } from '../ChooseTime.tsx';
import { chooseTimeByLink, loadTimesByLink } from './link.calls.ts';

type Seen = { answer: LinkedTimes | null | undefined; failure: Failure | null };

/** Another time by the link of an SMS; `again` shows the order anew. */
export function LinkTime({ token, again }: { token: string; again: () => void }) {
  const dispatch = useShopDispatch();
  const [seen, setSeen] = useState<Seen>({ answer: undefined, failure: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void dispatch(loadTimesByLink(token)).then((result) => {
      if (isLeft) return;
      setSeen(
        'answer' in result
          ? { answer: result.answer, failure: null }
          : { answer: undefined, failure: result.failure },
      );
    });
    return () => {
      isLeft = true;
    };
  }, [dispatch, token, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  async function save(time: NewTime): Promise<string | null> {
    const result = await dispatch(chooseTimeByLink(token, time));
    again();
    if ('answer' in result) return null;
    // What was full a moment ago is not offered again.
    retry();
    return result.failure.sentence;
  }
  return <TimePanel asked={{ ...seen, retry }} save={save} />;
}
