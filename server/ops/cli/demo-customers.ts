import { parseArgs } from 'node:util';
import { makeDemoCustomers } from '#server/features/customers/profile/make-demo-customers.ts';
import { openShop } from './open-shop.ts';

/** Creates customers for load tests, which would otherwise need an SMS each. Demonstration mode only. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string', default: '1' } } });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > 100_000)
    throw new RangeError('--count takes a whole number from 1 to 100000');
  await using shop = await openShop(env);
  if (shop.config.mode !== 'demo')
    throw new RangeError('demo-customers works in demonstration mode only (MODE=demo)');
  for (const customer of await makeDemoCustomers(shop.ctx, count))
    process.stdout.write(`${JSON.stringify(customer)}\n`);
}
