import { parseArgs } from 'node:util';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { describeBroken } from '#server/invariants/run-rules.ts';
import { openShop } from './open-shop.ts';

/** Checks the invariants of the database (docs/proof.md); exit code 1 when one is broken. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  parseArgs({ args, options: {} });
  await using shop = await openShop(env);
  const broken = await checkInvariants(shop.databaseUrl);
  for (const line of describeBroken(broken)) process.stdout.write(`NOT IN ORDER  ${line}\n`);
  if (broken.length > 0) process.exitCode = 1;
  else process.stdout.write('The books are in order.\n');
}
