import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { sessionIdleSeconds } from '#domain/staff.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { readMe } from '#backoffice/api/me.ts';
import { noteEnd, watchIdle } from '#backoffice/api/session-end.ts';

/**
 * Signs out after half an hour without user input (longer for couriers), like the session on the server: an order
 * page must not stay open on a counter overnight. Automatic refreshes do not count as input.
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
    const isOver = () => now().getTime() - touched > idleMs;
    // The server may say so first, when the device wakes up. Half an hour is not what ends a courier's session.
    const unwatch = watchIdle(() => isOver() && idleMs === sessionIdleSeconds('') * 1000);
    const timer = setInterval(() => {
      if (!isOver()) return;
      noteEnd();
      void logout();
    }, 30_000);
    return () => {
      unwatch();
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, touch, { capture: true });
    };
  }, [logout, now]);
}
