import { parseArgs } from 'node:util';
import { leaveEmpty } from '#server/seed/keep-empty.ts';
import { loadSeed } from '#server/seed/load-seed.ts';
import { listStaff } from '#server/features/staff/manage-staff.ts';
import { openShop } from './open-shop.ts';

/**
 * Prepares a new shop: with the demonstration goods, or empty for a merchant's own. Makes no link of the owner, because
 * the start makes one, which ends every earlier one.
 */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values } = parseArgs({ args, options: { empty: { type: 'boolean', default: false } } });
  await using shop = await openShop(env, 'migrates');
  if (values.empty) {
    if (!(await leaveEmpty(shop.ctx)))
      throw new RangeError(
        'This shop has goods already. An empty one needs a DATA_DIR or DATABASE_URL of its own',
      );
    process.stdout.write('The shop is empty and stays so until you fill it.\n');
  } else
    process.stdout.write((await loadSeed(shop.ctx)) ? 'Demonstration goods are in.\n' : 'Nothing to do.\n');
  const { data: staff } = await listStaff(shop.ctx, {});
  if (!staff.some(({ isSetUp }) => isSetUp))
    process.stdout.write('Next: start the shop. It prints the link that makes you its owner.\n');
}

/** Fills an empty shop with the demonstration goods, like the first start of a demonstration. */
export async function runSeed(_args: string[], env: Record<string, string | undefined>): Promise<void> {
  await using shop = await openShop(env);
  await loadSeed(shop.ctx);
  const { n } = await shop.ctx.db
    .selectFrom('product')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  process.stdout.write(`${n} products are in the shop.\n`);
}
