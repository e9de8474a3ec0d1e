/**
 * Simulates hundreds of small shops with random orders, payments, bank faults, time and staff, on two nodes at once.
 * `SEED=123` repeats one and prints its history, `SEEDS=10000` sets their number; see docs/proof.md.
 */
import { expect, test } from 'vitest';
import { howOften } from '../../tests/support/shop/how-often.ts';
import { watchLocks } from './watch-locks.ts';
import { liveSeed } from './live-seed.ts';
import { tellFigures, tellProgress } from './tell-figures.ts';
import { openSimulation } from './world.ts';

/** Parallel simulations: while one waits for the database another computes. */
const simulationsAtOnce = 2;

const one = Number(process.env['SEED'] ?? 0);
const first = Number(process.env['FIRST_SEED'] ?? 1);
const count = Number(process.env['SEEDS'] ?? howOften('lives'));
const seeds = one > 0 ? [one] : Array.from({ length: count }, (_, at) => first + at);

test(`whatever happens, the shop keeps its promises (${one > 0 ? `seed ${one}` : `${count} seeds`})`, {
  timeout: 10_000_000,
}, async () => {
  const queue = seeds.values();
  const sum = { seeds: 0, undecided: 0, turns: 0, orders: 0, payments: 0 };
  const broken: string[] = [];
  async function live(): Promise<void> {
    await using world = await openSimulation();
    for (const seed of queue) {
      const { history, wrongs, orders, payments, isUndecided } = await liveSeed(world, seed);
      if (isUndecided) sum.undecided += 1;
      sum.seeds += 1;
      tellProgress('simulation', sum.seeds, seeds.length);
      sum.turns += history.length;
      sum.orders += orders;
      sum.payments += payments;
      if (one > 0) process.stdout.write(`${history.join('\n')}\n`);
      if (wrongs.length > 0)
        broken.push(`seed ${seed}: ${wrongs.slice(0, 5).join('\n  ')}\n  last: ${history.at(-1)}`);
      if (broken.length >= 5) return;
    }
  }
  const locked = await watchLocks(() =>
    Promise.all(Array.from({ length: Math.min(simulationsAtOnce, seeds.length) }, live)),
  );
  tellFigures('simulation', { ...sum, broken: broken.length });
  expect(broken.join('\n')).toBe('');
  expect(locked.join('\n'), 'rows that were locked upwards').toBe('');
  expect(sum.undecided, 'lives that lost their database').toBeLessThanOrEqual(sum.seeds / 20);
});
