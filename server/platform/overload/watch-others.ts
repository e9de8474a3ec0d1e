/** How long an address that asked counts as one that asks. */
const othersMs = 5_000;

export type Others = { note(address: string): void; areHere(): boolean };

/** Tells whether several addresses ask: one alone may have nearly everything, beside others its share. */
export function watchOthers(): Others {
  let last: string | undefined;
  let changedAt = -Infinity;
  return {
    note(address: string): void {
      if (address !== last && last !== undefined) changedAt = performance.now();
      last = address;
    },
    areHere: () => performance.now() - changedAt < othersMs,
  };
}
