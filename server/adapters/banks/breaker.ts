/**
 * A circuit breaker: a bank that is down must not hold the shop's requests: after a run of failures calls are refused at once and one
 * probe at a time finds out when the bank is back. No timers: the injected clock decides.
 */
export type Leave = 'call' | 'probe' | 'refuse';

export type Breaker = {
  /** May a call go out now? A `probe` must be reported like any call. */
  ask(): Leave;
  succeeded(): void;
  failed(): void;
  /** The bank said it is overloaded: nothing goes out for this long. */
  backOff(forMs: number): void;
};

/** Open after this many failures in a row, or when half of so many last calls failed. */
const mostFailures = 5;
const windowSize = 20;
const probeEveryMs = 10_000;
const longestPauseMs = 60_000;

export function createBreaker(now: () => Date): Breaker {
  let failures = 0;
  let lastCalls: boolean[] = [];
  let open = false;
  let nextProbeAt = 0;
  let pausedUntil = 0;

  function remember(success: boolean): void {
    lastCalls = [...lastCalls, success].slice(-windowSize);
  }

  function halfFailed(): boolean {
    const failed = lastCalls.filter((success) => !success).length;
    return lastCalls.length === windowSize && failed * 2 >= windowSize;
  }

  function isPaused(at: number): boolean {
    return at < pausedUntil && pausedUntil - at <= longestPauseMs;
  }

  return {
    ask() {
      const at = now().getTime();
      if (isPaused(at)) return 'refuse';
      if (!open) return 'call';
      // A probe whose end was never reported must not keep the bank shut for ever, hence the time test alone. A clock that was
      // set back must not either: no probe is planned further ahead than this.
      if (at < nextProbeAt && nextProbeAt - at <= probeEveryMs) return 'refuse';
      nextProbeAt = at + probeEveryMs;
      return 'probe';
    },
    succeeded() {
      const wasOpen = open;
      remember(true);
      open = false;
      if (wasOpen) lastCalls = [];
      failures = 0;
    },
    failed() {
      remember(false);
      failures += 1;
      if (!open && failures < mostFailures && !halfFailed()) return;
      open = true;
      nextProbeAt = now().getTime() + probeEveryMs;
    },
    backOff(forMs) {
      const at = now().getTime();
      pausedUntil = Math.max(isPaused(at) ? pausedUntil : 0, at + Math.min(forMs, longestPauseMs));
    },
  };
}
