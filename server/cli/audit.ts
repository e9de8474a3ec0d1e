import { checkChain } from '#server/shop/audit/check-chain.ts';
import { openShop } from './open-shop.ts';

/** Whether every row of the audit is the one that was written; exit code 1 and the first bad row where not. */
export async function run(_args: string[], env: Record<string, string | undefined>): Promise<void> {
  await using shop = await openShop(env);
  const { rows, brokenAt } = await checkChain(shop.ctx);
  if (brokenAt !== undefined) process.exitCode = 1;
  process.stdout.write(
    brokenAt === undefined ? `The chain holds: ${rows} rows.\n` : `The chain is broken at row ${brokenAt}.\n`,
  );
}
