/**
 * Iterations of every proof in one place: few in `npm test`, more in `npm run prove -- --quick`, and in `npm run prove`
 * as many as docs/proof.md requires.
 */
const times = {
  //               test  quick     full
  oversellRuns: [2, 5, 30],
  keySequences: [40, 300, 10_000],
  carts: [300, 1_000, 5_000],
  hostileCarts: [400, 1_000, 1_000],
  unpaidHolds: [40, 100, 500],
  silentPayments: [50, 50, 200],
  bankScripts: [16, 24, 1_000],
  forgedCallbacks: [200, 1_000, 1_000],
  latePayments: [20, 40, 200],
  lives: [500, 100, 10_000],
  crashes: [2, 3, 30],
  reminderKills: [2, 6, 50],
  loopCallers: [0, 1, 3],
  secretGifts: [12, 60, 10_000],
  networkScripts: [300, 1_000, 10_000],
  courierDays: [5, 40, 1_000],
} as const satisfies Record<string, readonly [test: number, quick: number, full: number]>;

const columns = ['test', 'quick', 'full'];

/** Iterations in this run: `PROVE` is set by `npm run prove` only. */
export function howOften(what: keyof typeof times): number {
  const column = Math.max(0, columns.indexOf(process.env['PROVE'] ?? 'test'));
  return times[what][column] ?? times[what][0];
}

/** Time-out in milliseconds: a minute plus this much per iteration, for a slow and busy machine. */
export function timeoutFor(what: keyof typeof times, msEach: number): number {
  return 60_000 + howOften(what) * msEach;
}
