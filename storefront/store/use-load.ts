import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#storefront/store/failure.ts';

/** What dispatching a call of `createCall` resolves with. */
type Outcome = { payload: unknown; meta: { requestStatus: 'fulfilled' | 'rejected' } };
type AnswerOf<O> = O extends { payload: infer Answer; meta: { requestStatus: 'fulfilled' } } ? Answer : never;

export type LoadState<Answer = unknown> = {
  /** The first answer is loading. */
  isLoading: boolean;
  answer: Answer | undefined;
  failure: Failure | null;
  retry: () => void;
  /** Makes the call again; answer or failure stay until it ends. */
  reload: () => void;
};

/** Makes a call when the screen opens or `name` changes; the answer goes to the store as well. Null waits. */
export function useLoad<O extends Outcome>(
  name: string | number | null,
  call: () => PromiseLike<O>,
): LoadState<AnswerOf<O>> {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ name: string | number; outcome: O } | null>(null);

  // The function differs on every render; `name` says when the call really changes.
  const newest = useRef(call);
  useEffect(() => {
    newest.current = call;
  });
  useEffect(() => {
    if (name === null) return;
    let isOld = false;
    void newest.current().then((outcome) => {
      if (!isOld) setEnded({ name, outcome });
    });
    return () => {
      isOld = true;
    };
  }, [name, attempt]);

  const outcome = ended !== null && ended.name === name ? ended.outcome : undefined;
  const hasFailed = outcome?.meta.requestStatus === 'rejected';
  const reload = () => setAttempt((count) => count + 1);
  return {
    isLoading: outcome === undefined,
    answer: hasFailed ? undefined : (outcome?.payload as AnswerOf<O> | undefined),
    failure: hasFailed ? (outcome?.payload as Failure) : null,
    reload,
    retry: () => {
      setEnded(null);
      reload();
    },
  };
}
