import { parseArgs } from 'node:util';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { openShop } from './open-shop.ts';

/** Checks the invariants of the database (docs/proof.md); exit code 1 when one is broken. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  parseArgs({ args, options: {} });
  await using shop = await openShop(env);
  const breaches = await checkInvariants(shop.databaseUrl);
  for (const { invariant, what } of breaches) process.stdout.write(`NOT IN ORDER  ${invariant}: ${what}\n`);
  if (breaches.length > 0) process.exitCode = 1;
  else process.stdout.write('The books are in order.\n');
}
