import { useEffect, useRef } from 'react';

/** Calls again and again, but only while the page is looked at; coming back to it calls at once. */
export function usePolling(everyMs: number, isOn: boolean, call: () => void): void {
  const newest = useRef(call);
  useEffect(() => {
    newest.current = call;
  });
  useEffect(() => {
    if (!isOn) return;
    const ask = () => {
      if (document.visibilityState === 'visible') newest.current();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [everyMs, isOn]);
}
