import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#storefront/store/failure.ts';

/** What dispatching a call of `createCall` resolves with. */
type Outcome = PromiseLike<{ payload: unknown; meta: { requestStatus: 'fulfilled' | 'rejected' } }>;

export type Loading = {
  /** The first answer is loading. */
  isLoading: boolean;
  failure: Failure | null;
  retry: () => void;
};

/** Makes a call when the screen opens or `name` changes; the answer goes to the store. Null waits. */
export function useLoad(name: string | number | null, call: () => Outcome): Loading {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ name: string | number; failure: Failure | null } | null>(null);

  // The function differs on every render; `name` says when the call really changes.
  const newest = useRef(call);
  useEffect(() => {
    newest.current = call;
  });
  useEffect(() => {
    if (name === null) return;
    let isOld = false;
    void newest.current().then(({ payload, meta }) => {
      if (isOld) return;
      setEnded({ name, failure: meta.requestStatus === 'rejected' ? (payload as Failure) : null });
    });
    return () => {
      isOld = true;
    };
  }, [name, attempt]);

  const hasEnded = ended !== null && ended.name === name;
  return {
    isLoading: !hasEnded,
    failure: hasEnded ? ended.failure : null,
    retry: () => {
      setEnded(null);
      setAttempt(attempt + 1);
    },
  };
}
