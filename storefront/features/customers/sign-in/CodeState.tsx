import { Clock } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { countdown } from '#domain/print/clocks.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { errorTexts } from '#storefront/lang/errors.texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useRetryWhenBack } from '#storefront/ui/feedback/use-retry-when-back.ts';
import { useObservable } from '#storefront/offline/device-state.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { deviceCheck } from './ask-code.ts';
import { loginErrorCleared, selectAuth } from './auth.slice.ts';
import { signInTexts } from './sign-in.texts.ts';
import classes from './SignInFrame.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Status before a code is sent: the device is being checked (proof of work), or a rate limit requires a wait. */
export function CodeState({ waitUntil = 0 }: { waitUntil?: number }) {
  const t = useTexts(signInTexts);
  const isChecking = useObservable(deviceCheck);
  const wait = useSecondsLeft(waitUntil);
  return (
    <>
      <p role="status" className={joinClasses(classes['note'], classes['state'])}>
        {isChecking && t('checking')}
      </p>
      {wait > 0 && (
        <p className={classes['timer']}>
          <Clock size={20} aria-hidden="true" />
          {t('tryIn', { time: countdown(wait) })}
        </p>
      )}
    </>
  );
}

/** When a rate-limited call may be repeated, in milliseconds since 1970; 0 if the failure says nothing about it. */
export function waitOf(failure: Failure | null | undefined, now: Date): number {
  return failure?.status === 429 && failure.retryAfter ? now.getTime() + failure.retryAfter * 1000 : 0;
}

/** The time of `waitOf`, and a setter to call after each request; success clears it. */
export function useWait(): [until: number, note: (failure?: Failure | null) => void] {
  const now = useNow();
  const [until, setUntil] = useState(0);
  const note = useCallback((failure?: Failure | null) => setUntil(waitOf(failure, now())), [now]);
  return [until, note];
}

/** Removes the message that there is no connection when the connection is back. */
export function useForgetOffline(): void {
  const dispatch = useShopDispatch();
  const { loginError } = useSelector(selectAuth);
  const isOffline = Object.values(errorTexts.noConnection).some((text) => text === loginError);
  const forget = useCallback(() => dispatch(loginErrorCleared()), [dispatch]);
  useRetryWhenBack(isOffline ? forget : undefined);
}
