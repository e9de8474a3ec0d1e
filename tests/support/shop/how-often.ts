/**
 * Iterations of every proof in one place: few in `npm test`, more where CI runs it, more again in
 * `npm run prove -- --quick`, and in `npm run prove` as many as docs/proof.md requires.
 */
const times = {
  //               test    ci  quick    full
  oversellRuns: [2, 2, 5, 30],
  keySequences: [20, 40, 300, 10_000],
  carts: [100, 300, 1_000, 5_000],
  hostileCarts: [150, 400, 1_000, 1_000],
  unpaidHolds: [20, 40, 100, 500],
  silentPayments: [20, 50, 50, 200],
  bankScripts: [8, 16, 24, 1_000],
  forgedCallbacks: [100, 200, 1_000, 1_000],
  latePayments: [10, 20, 40, 200],
  lives: [80, 500, 100, 10_000],
  crashes: [1, 2, 3, 30],
  reminderKills: [1, 2, 6, 50],
  loopCallers: [0, 0, 1, 3],
  secretGifts: [6, 12, 60, 10_000],
  networkScripts: [100, 300, 1_000, 10_000],
  courierDays: [2, 5, 40, 1_000],
  floodMs: [150, 300, 1_000, 5_000],
  distortedRequests: [1_500, 5_000, 5_000, 20_000],
  filters: [15, 40, 40, 40],
  alteredDays: [15, 100, 100, 1_000],
} as const satisfies Record<string, readonly [test: number, ci: number, quick: number, full: number]>;

const columns = ['test', 'ci', 'quick', 'full'];

/** Iterations in this run: `PROVE` is set by `npm run prove`, `CI` by `.ci/run` and most services for it. */
export function howOften(what: keyof typeof times): number {
  const asked = process.env['PROVE'] ?? (process.env['CI'] ? 'ci' : 'test');
  const column = Math.max(0, columns.indexOf(asked));
  return times[what][column] ?? times[what][0];
}

/** Time-out in milliseconds: a minute plus this much per iteration, for a slow and busy machine. */
export function timeoutFor(what: keyof typeof times, msEach: number): number {
  return 60_000 + howOften(what) * msEach;
}
