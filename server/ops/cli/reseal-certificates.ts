import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { resealCodes } from '#server/features/certificates/reseal-codes.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { openShop } from './open-shop.ts';

/**
 * After a change of SECRET_KEY: encrypts certificate codes anew, so that they can be spent again. Exit code 1 where
 * some cannot.
 */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values } = parseArgs({ args, options: { 'former-key': { type: 'string' } } });
  await using shop = await openShop(env);
  const file = values['former-key'];
  if (file === undefined) throw new Error('Name the file that holds the former key: --former-key FILE.');
  const former = createSecrets((await readText(file)).trim());
  const { count, lost } = await resealCodes(shop.ctx, former);
  process.stdout.write(`Sealed anew: ${count}.\n`);
  if (lost.length === 0) return;
  process.stdout.write(`Neither key opens: ${lost.join(', ')}. Give them new codes in the back office.\n`);
  process.exitCode = 1;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new RangeError(`${file} cannot be read (${code}) by the account that runs this command.`);
  });
}
