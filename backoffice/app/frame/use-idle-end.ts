import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { sessionIdleSeconds } from '#domain/staff.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { readMe } from '#backoffice/api/me.ts';

/**
 * A screen that nobody touches for half an hour, a courier's for longer, is signed out, as its session on the server is: an order page
 * does not stay open on a counter overnight. Screens that read by themselves do not count as a touch.
 */
export function useIdleEnd(): void {
  const logout = useLogout();
  const { now } = useEnvironment();
  useEffect(() => {
    let touched = now().getTime();
    let idleMs = sessionIdleSeconds('') * 1000;
    readMe().then(
      ({ role }) => {
        idleMs = sessionIdleSeconds(role) * 1000;
      },
      () => undefined,
    );
    const touch = () => {
      touched = now().getTime();
    };
    const events = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const event of events) window.addEventListener(event, touch, { passive: true, capture: true });
    const timer = setInterval(() => {
      if (now().getTime() - touched > idleMs) void logout();
    }, 30_000);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, touch, { capture: true });
    };
  }, [logout, now]);
}
