import { parseArgs } from 'node:util';
import { openShop } from './open-shop.ts';
import { describeOrder } from './describe-order.ts';

/** Why an order is where it is: its money, its timeline, what the banks said, refunds, SMS and jobs. Reads only. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const digits = /^(?:[Ss]-)?(\d{1,9})$/.exec(positionals[0] ?? '')?.[1];
  if (digits === undefined || positionals.length > 1)
    throw new RangeError('order takes the number of an order: npm run shop -- order S-100003');
  await using shop = await openShop(env);
  const text = await describeOrder(shop.ctx.db, Number(digits));
  if (text === undefined) throw new RangeError(`There is no order S-${digits}.`);
  process.stdout.write(text);
}
