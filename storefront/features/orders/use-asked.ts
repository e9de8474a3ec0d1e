import { useEffect, useState } from 'react';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import type { Asked } from '#storefront/store/use-answer.ts';
import type { callAsked } from './asked.ts';

type Seen<T> = { key: string | null; answer: T | undefined; failure: Failure | null };

/**
 * The answer of a call that is not kept in the store, requested again whenever `key` changes; null makes no request.
 * @param load a stable function, the same on every render
 */
export function useAsked<T>(
  key: string | null,
  load: (key: string) => ReturnType<typeof callAsked<T>>,
): Asked<T> {
  const dispatch = useShopDispatch();
  const [seen, setSeen] = useState<Seen<T>>({ key: null, answer: undefined, failure: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (key === null) return;
    let isLeft = false;
    void dispatch(load(key)).then((result) => {
      if (isLeft) return;
      setSeen(
        'answer' in result
          ? { key, answer: result.answer, failure: null }
          : { key, answer: undefined, failure: result.failure },
      );
    });
    return () => {
      isLeft = true;
    };
  }, [dispatch, key, load, attempt]);
  const { answer, failure } = seen.key === key ? seen : { answer: undefined, failure: null };
  return { answer, failure, retry: () => setAttempt((count) => count + 1) };
}
