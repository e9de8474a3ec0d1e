import type { InFlight } from './count-in-flight.ts';

/** Below this many concurrent requests the pace is neither measured nor used: one page loads two dozen files. */
export const fewInFlight = 32;
/** Assumed pace in requests a second while nothing is measured. */
const easyPace = 1_000;
/** Decay of the learned pace per tick (100 ms): after five seconds two thirds of the way back to the default. */
const decay = 0.02;
const lookMs = 100;

export type Pace = {
  /** Estimated wait of a caller: what counts against it, divided by the recent pace. */
  wouldWaitMs(address: string): number;
  /** Average delay of the event loop. */
  lateMs(): number;
  stop(): void;
};

/**
 * Learns, ten times a second, how many requests the node serves, and how late its event loop is.
 *
 * There are two paces. That of the crowd is learned only while many addresses together want much; otherwise one address
 * with slow requests would teach the node that it is slow for everybody. That of all is used for those who have more
 * under way than others.
 *
 * @param mostLateMs one long pause counts for no more
 */
export function learnPace(inFlight: InFlight, mostLateMs: number): Pace {
  const crowd = createRate();
  const all = createRate();
  let lateMs = 0;
  let expectedAt = performance.now() + lookMs;
  const looking = setInterval(() => {
    const now = performance.now();
    const perSecond = (inFlight.look() / (now - expectedAt + lookMs)) * 1_000;
    crowd.note(inFlight.sizeOfCrowd(), perSecond);
    all.note(inFlight.size(), perSecond);
    lateMs = lateMs * 0.8 + Math.min(mostLateMs, Math.max(0, now - expectedAt)) * 0.2;
    expectedAt = now + lookMs;
  }, lookMs);
  looking.unref();
  return {
    wouldWaitMs(address) {
      const waitOfCrowd = crowd.waitMs(inFlight.sizeOfCrowd());
      return inFlight.isOfCrowd(address)
        ? waitOfCrowd
        : Math.max(waitOfCrowd, all.waitMs(inFlight.sizeFor(address)));
    },
    lateMs: () => lateMs,
    stop: () => clearInterval(looking),
  };
}

function createRate() {
  let perSecond = easyPace;
  return {
    // An idle node shows nothing about its capacity: the pace decays within seconds only, so that a short pause between two
    // bursts does not admit all of the second.
    note(size: number, served: number): void {
      if (size > fewInFlight) perSecond = perSecond * 0.8 + served * 0.2;
      else perSecond += (easyPace - perSecond) * decay;
    },
    waitMs: (size: number) => (size > fewInFlight ? (size / Math.max(1, perSecond)) * 1_000 : 0),
  };
}
