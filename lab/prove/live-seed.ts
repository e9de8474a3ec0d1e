/** One simulation run for a seed: a few customers, few goods, some dozen random steps, then the invariant checks. */
import { findBreaches } from '../../tests/support/shop/invariants.ts';
import { customerSteps } from './steps/customer-steps.ts';
import { findWrongs, letEverythingEnd } from './final-books.ts';
import { payerSteps } from './steps/payer-steps.ts';
import { isOutage } from '#server/platform/db/errors.ts';
import { owedMoney } from '#server/invariants/invariants.ts';
import type { Step } from './steps/pick.ts';
import { certificateSteps } from './steps/certificate-steps.ts';
import { cashSteps } from './steps/cash-steps.ts';
import { courierSteps } from './steps/courier-steps.ts';
import { recipientSteps } from './steps/recipient-steps.ts';
import { reminderSteps } from './steps/reminder-steps.ts';
import { shopSteps } from './steps/shop-steps.ts';
import type { Simulation } from './world.ts';

const bag = [
  ...customerSteps,
  ...payerSteps,
  ...shopSteps,
  ...reminderSteps,
  ...certificateSteps,
  ...recipientSteps,
  ...courierSteps,
  ...cashSteps,
].flatMap(([name, weight, step]) => Array.from({ length: weight }, (): [string, Step] => [name, step]));
const lookEvery = 8;

export type SeedResult = {
  seed: number;
  history: string[];
  wrongs: string[];
  orders: number;
  payments: number;
  /** The database connection was lost during the run, so it proves nothing. */
  isUndecided?: boolean;
};

/** Runs one seed; `wrongs` is empty when no invariant was broken. */
export async function liveSeed(world: Simulation, seed: number): Promise<SeedResult> {
  const life = await world.begin(seed);
  const { chance, history, bank } = life;
  const result = (wrongs: string[]): SeedResult => {
    const payments = bank.book.all().filter(({ paidAt }) => paidAt !== null).length;
    return { seed, history, wrongs, orders: life.orders.length, payments };
  };
  try {
    const turns = 10 + chance.upTo(30);
    while (history.length < turns) {
      const [name, step] = chance.oneOf(bag);
      const said = await step(world, life);
      // A step without anybody to act does not count.
      if (said === 'nobody') continue;
      history.push(`${history.length + 1}. ${name}: ${said}`);
      if (history.length % lookEvery !== 0) continue;
      // After a refused refund money is owed until staff decide, which happens at the end, see final-books.ts.
      const breaches = (await findBreaches(world.shop.ctx.db)).filter(
        ({ invariant }) => invariant !== owedMoney,
      );
      if (breaches.length > 0) return result(breaches.map(({ invariant, what }) => `${invariant}: ${what}`));
    }
    await letEverythingEnd(world, life);
    return result(await findWrongs(world, life));
  } catch (error) {
    if (isLost(error)) return { ...result([]), isUndecided: true };
    return result([`${error instanceof Error ? error.stack : String(error)}`]);
  }
}

/** The connection or the server was lost, as on an overloaded machine; the outcome of the shop's work is unknown. */
function isLost(error: unknown): boolean {
  return isOutage(error) || /connection (terminated|ended)|ECONNRESET/i.test(String(error));
}
