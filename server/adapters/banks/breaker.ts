/**
 * A bank that is down must not hold the shop's requests: after a run of failures calls are refused at once and one
 * probe at a time finds out when the bank is back. No timers: the injected clock decides.
 */
export type BreakerLimits = {
  /** Open after this many failures in a row … */
  failuresInARow: number;
  /** … or when half of this many last calls failed. */
  windowSize: number;
  probeEveryMs: number;
};

export type Leave = 'call' | 'probe' | 'refuse';

export type Breaker = {
  /** May a call go out now? A `probe` must be reported like any call. */
  ask(): Leave;
  succeeded(): void;
  failed(reason: string): void;
  /** The bank said it is overloaded: nothing goes out for this long. */
  backOff(forMs: number): void;
  state(): 'closed' | 'open' | 'probing';
  readonly memory: {
    failuresInARow: number;
    lastSuccessAt: Date | null;
    lastFailureAt: Date | null;
    lastFailure: string | null;
  };
};

export const bankBreakerLimits: BreakerLimits = { failuresInARow: 5, windowSize: 20, probeEveryMs: 10_000 };

const longestPauseMs = 60_000;

export function createBreaker(now: () => Date, limits: BreakerLimits = bankBreakerLimits): Breaker {
  const memory: Breaker['memory'] = {
    failuresInARow: 0,
    lastSuccessAt: null,
    lastFailureAt: null,
    lastFailure: null,
  };
  let lastCalls: boolean[] = [];
  let open = false;
  let probeInFlight = false;
  let nextProbeAt = 0;
  let pausedUntil = 0;

  function remember(success: boolean): void {
    lastCalls = [...lastCalls, success].slice(-limits.windowSize);
    probeInFlight = false;
  }

  function halfFailed(): boolean {
    const failures = lastCalls.filter((success) => !success).length;
    return lastCalls.length === limits.windowSize && failures * 2 >= limits.windowSize;
  }

  function isPaused(at: number): boolean {
    return at < pausedUntil && pausedUntil - at <= longestPauseMs;
  }

  return {
    memory,
    ask() {
      const at = now().getTime();
      if (isPaused(at)) return 'refuse';
      if (!open) return 'call';
      // A probe whose end was never reported must not keep the bank shut for ever, hence the time test alone. A clock that was
      // set back must not either: no probe is planned further ahead than this.
      if (at < nextProbeAt && nextProbeAt - at <= limits.probeEveryMs) return 'refuse';
      nextProbeAt = at + limits.probeEveryMs;
      probeInFlight = true;
      return 'probe';
    },
    succeeded() {
      const wasOpen = open;
      remember(true);
      open = false;
      if (wasOpen) lastCalls = [];
      memory.failuresInARow = 0;
      memory.lastSuccessAt = now();
    },
    failed(reason) {
      remember(false);
      memory.failuresInARow += 1;
      memory.lastFailureAt = now();
      memory.lastFailure = reason;
      if (!open && memory.failuresInARow < limits.failuresInARow && !halfFailed()) return;
      open = true;
      nextProbeAt = now().getTime() + limits.probeEveryMs;
    },
    backOff(forMs) {
      const at = now().getTime();
      pausedUntil = Math.max(isPaused(at) ? pausedUntil : 0, at + Math.min(forMs, longestPauseMs));
    },
    state() {
      if (isPaused(now().getTime())) return 'open';
      return open ? (probeInFlight ? 'probing' : 'open') : 'closed';
    },
  };
}
