/**
 * A circuit breaker, so that a bank that is down does not hold up requests: after a run of failures calls are refused
 * at once, and one probe at a time finds out when the bank is back. No timers: it goes by the injected clock.
 */
export type Leave = 'call' | 'probe' | 'refuse';

export type Breaker = {
  /** Whether a call may be made now. Report the result of a `probe` like that of any call. */
  ask(): Leave;
  succeeded(): void;
  failed(): void;
  /** After the bank said that it is overloaded: refuses all calls for this long. */
  backOff(forMs: number): void;
};

/** Opens after `mostFailures` failures in a row, or when half of the last `windowSize` calls failed. */
const mostFailures = 5;
const windowSize = 20;
const probeEveryMs = 10_000;
const longestPauseMs = 60_000;

/** Closed at first. Each node has its own. */
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
      // Only the time decides, since the result of a probe may never be reported. The second condition covers a clock
      // that was set back: no probe is ever planned further ahead than `probeEveryMs`.
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
