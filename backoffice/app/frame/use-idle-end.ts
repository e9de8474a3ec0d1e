import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { sessionIdleSeconds } from '#domain/staff.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { readMe } from '#backoffice/api/me.ts';

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
    const timer = setInterval(() => {
      if (now().getTime() - touched > idleMs) void logout();
    }, 30_000);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, touch, { capture: true });
    };
  }, [logout, now]);
}
