/**
 * A permanent connection to the SMSC: when a session ends, a NEW one is opened (the library cannot reconnect a used
 * one), after 1, 2, 4 … 60 seconds.
 */
import type { Pdu } from 'smpp';
import { openSession, type SmppSession } from './smpp-session.ts';
import type { SmppSettings } from './smpp-settings.ts';
import type { SmsState } from './port.ts';
import type { Timers } from './timers.ts';

export type SmppLink = {
  /** The bound session, waiting up to `ms` milliseconds for it; null when there is none. */
  whenBound(ms: number): Promise<SmppSession | null>;
  state(): SmsState;
  close(): Promise<void>;
};

/** Connects at once. @param onArrival receipts and anything else that the SMSC sends on its own */
export function maintainLink(s: SmppSettings, timers: Timers, onArrival: (pdu: Pdu) => void): SmppLink {
  const where = `${s.host}:${s.port}`;
  const waiting = new Set<(session: SmppSession | null) => void>();
  let bound: SmppSession | null = null;
  let failures = 0;
  let reason = '';
  let closed = false;
  let stopRetry = () => {};
  let current = open();

  function open(): SmppSession {
    const session: SmppSession = openSession(s, timers, {
      arrived: onArrival,
      bound() {
        bound = session;
        failures = 0;
        release(session);
      },
      ended(why) {
        bound = null;
        reason = why;
        if (!closed) stopRetry = timers.after(pauseBefore(failures++), reopen);
      },
    });
    return session;
  }

  function reopen(): void {
    current = open();
  }

  function release(session: SmppSession | null): void {
    for (const take of waiting) take(session);
  }

  function whenBound(ms: number): Promise<SmppSession | null> {
    if (bound !== null || closed) return Promise.resolve(bound);
    return new Promise((resolve) => {
      const stop = timers.after(ms, () => take(null));
      function take(session: SmppSession | null): void {
        stop();
        if (waiting.delete(take)) resolve(session);
      }
      waiting.add(take);
    });
  }

  function state(): SmsState {
    if (bound !== null) return { state: 'up', detail: `bound to ${where}` };
    if (closed) return { state: 'down', detail: 'closed' };
    return reason === ''
      ? { state: 'connecting', detail: `connecting to ${where}` }
      : { state: 'down', detail: `${where}: ${reason}` };
  }

  async function close(): Promise<void> {
    closed = true;
    stopRetry();
    release(null);
    await current.leave();
  }

  return { whenBound, state, close };
}

function pauseBefore(failures: number): number {
  return Math.min(1000 * 2 ** failures, 60_000);
}
