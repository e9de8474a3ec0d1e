/** One simulation run for a seed: a few customers, few goods, some dozen random steps, then the invariant checks. */
import { findBreaches } from '../../tests/support/shop/invariants.ts';
import { customerSteps } from './customer-steps.ts';
import { findWrongs, letEverythingEnd } from './final-books.ts';
import { payerSteps } from './payer-steps.ts';
import { isOutage } from '#server/platform/db/errors.ts';
import { owedMoney } from '#server/invariants/invariants.ts';
import type { Step } from './pick.ts';
import { certificateSteps } from './certificate-steps.ts';
import { recipientSteps } from './recipient-steps.ts';
import { reminderSteps } from './reminder-steps.ts';
import { shopSteps } from './shop-steps.ts';
import type { Simulation } from './world.ts';

const bag = [
  ...customerSteps,
  ...payerSteps,
  ...shopSteps,
  ...reminderSteps,
  ...certificateSteps,
  ...recipientSteps,
].flatMap(([name, weight, step]) => Array.from({ length: weight }, (): [string, Step] => [name, step]));
const lookEvery = 8;

export type SeedResult = {
  seed: number;
  history: string[];
  wrongs: string[];
  orders: number;
  payments: number;
  /** The database was lost on the way: this life says nothing. */
  isUndecided?: boolean;
};

/** Lives through a seed; `wrongs` is empty when the shop kept its promises. */
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
      // A turn of somebody who is not there is no turn.
      if (said === 'nobody') continue;
      history.push(`${history.length + 1}. ${name}: ${said}`);
      if (history.length % lookEvery !== 0) continue;
      // Money is owed from a refusal to the next decision of staff: a task of the end, see final-books.ts.
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

/** The connection or the server went away, as on a machine with too much to do; what the shop did is not known. */
function isLost(error: unknown): boolean {
  return isOutage(error) || /connection (terminated|ended)|ECONNRESET/i.test(String(error));
}
