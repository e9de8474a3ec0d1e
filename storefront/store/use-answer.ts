/** Public answers used by one screen and by none of the nine slices: ideas, brands, suggestions, texts. */
import { useCallback, createContext, useContext, useEffect, useState } from 'react';
import type { Answer, CallParts } from '#contract/client.ts';
import type { ShopRoutes } from '#contract/index.ts';
import { selectLanguage, type WithLanguage } from '../lang/lang.slice.ts';
import { type Failure, readFailure } from './failure.ts';
import { type Dispatch, type Thunk, useShopDispatch } from './dispatch.ts';

type PublicKey = {
  [K in keyof ShopRoutes & string]: K extends `GET ${string}`
    ? ShopRoutes[K]['access'] extends 'anyone'
      ? K
      : never
    : never;
}[keyof ShopRoutes & string];

/** Cached answers, by call: shown at once on return; the server-rendered page brings its own. */
export const firstAnswers = new Map<string, unknown>();
export const AnswersContext = createContext(firstAnswers);

/** The window event after a cached answer has changed: request again. */
export const answersUpdated = 'sowgat:renewed';

const mostHeld = 80;

export type AnswerState<T> = {
  answer: T | undefined;
  /** Why there is no answer; if only a refresh fails, the older answer stays without a message. */
  failure: Failure | null;
  retry: () => void;
};

/** Key of a call in AnswersContext. */
export function nameCall(key: string, parts: unknown): string {
  return JSON.stringify([key, parts]);
}

/** Requests when the screen opens or the call changes; superseded requests are aborted. Null makes no request. */
export function useAnswer<K extends PublicKey>(
  key: K,
  parts: CallParts<ShopRoutes[K]> | null,
): AnswerState<Answer<ShopRoutes[K]>> {
  const dispatch = useShopDispatch();
  const held = useContext(AnswersContext);
  const name = nameCall(key, parts);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ name: string; failure: Failure } | null>(null);
  const [, redraw] = useState({});

  useEffect(() => {
    if (name.endsWith(',null]')) return;
    const superseded = new AbortController();
    const input = (JSON.parse(name) as [K, CallParts<ShopRoutes[K]>])[1];
    void dispatch(ask(key, { ...input, signal: superseded.signal })).then((result) => {
      if (superseded.signal.aborted) return;
      setFailed('failure' in result ? { name, failure: result.failure } : null);
      if ('answer' in result) hold(held, name, result.answer);
      redraw({});
    });
    return () => superseded.abort();
  }, [dispatch, held, key, name, attempt]);

  const answer = held.get(name) as Answer<ShopRoutes[K]> | undefined;
  const failure = answer === undefined && failed?.name === name ? failed.failure : null;
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useWindowEvent(answersUpdated, again);
  // Where the failure is not shown, as of the days in the checkout, nothing else asks again.
  useWindowEvent(failure ? 'online' : null, again);

  return {
    answer,
    failure,
    retry: () => {
      setFailed(null);
      setAttempt(attempt + 1);
    },
  };
}

function useWindowEvent(event: string | null, listener: () => void): void {
  useEffect(() => {
    if (event === null) return;
    window.addEventListener(event, listener);
    return () => window.removeEventListener(event, listener);
  }, [event, listener]);
}

/** Requests before the screen opens, so that it renders complete. */
export async function prefetchAnswer<K extends PublicKey>(
  { dispatch, held }: { dispatch: Dispatch; held: Map<string, unknown> },
  key: K,
  parts: CallParts<ShopRoutes[K]>,
): Promise<void> {
  const result = await dispatch(ask(key, parts));
  if ('answer' in result) hold(held, nameCall(key, parts), result.answer);
}

type AnswerOutcome<T> = { answer: T } | { failure: Failure };

/** One public call outside the slices; never throws. */
export function ask<K extends PublicKey>(
  key: K,
  parts: CallParts<ShopRoutes[K]>,
): Thunk<Promise<AnswerOutcome<Answer<ShopRoutes[K]>>>, WithLanguage> {
  return async (_dispatch, getState, { api }) => {
    try {
      return { answer: await api(key, parts) };
    } catch (error) {
      return { failure: readFailure(error, selectLanguage(getState())) };
    }
  };
}

function hold(held: Map<string, unknown>, name: string, answer: unknown): void {
  held.delete(name);
  held.set(name, answer);
  const oldest = held.keys().next().value;
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
}
