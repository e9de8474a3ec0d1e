import type { Listener } from './listening.ts';

export type Watchdog = {
  /** `onSilence` is called with true when the database stops answering, with false when it answers again. */
  start(onSilence: (isSilent: boolean) => void): void;
  noteAnswer(): void;
  stop(): void;
};

const pulseMs = 500;
/** Without an answer for this long the database counts as down: waiting requests are refused within three seconds. */
const silentMs = 2_200;

/** Pings the database and hangs up on it when it stays silent. */
export function watchSilence({ ping, hangUp }: Pick<Listener, 'ping' | 'hangUp'>): Watchdog {
  let answeredAt = performance.now();
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let hear: (isSilent: boolean) => void = () => undefined;

  function noteAnswer(): void {
    answeredAt = performance.now();
    if (isSilent) hear((isSilent = false));
  }

  function beat(expectedAt: number): void {
    const now = performance.now();
    // When this process was itself held up, the missing answers are not the database's fault.
    if (now - expectedAt > pulseMs) answeredAt = Math.max(answeredAt, now - pulseMs);
    if (!isSilent && now - answeredAt > silentMs) {
      hear((isSilent = true));
      hangUp();
    }
    ping();
    timer = setTimeout(() => beat(now + pulseMs), pulseMs);
    timer.unref();
  }

  return {
    start(onSilence) {
      hear = onSilence;
      noteAnswer();
      beat(performance.now());
    },
    noteAnswer,
    stop: () => clearTimeout(timer),
  };
}
