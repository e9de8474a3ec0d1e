import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/read-config.ts';
import { describeSettings, listGiven } from '#server/config/describe-settings.ts';
import { examineShop } from './examine-shop.ts';
import { findNeighbours } from '#server/ops/cli/open-shop.ts';

/**
 * Prints the effective configuration, then checks each dependency (database, storage, SMS, banks); exit code 1 if one
 * fails. A new production shop fails as well, until its first backup.
 */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  parseArgs({ args, options: {} });
  const config = readConfig(env);
  say('Settings');
  for (const [name, value] of Object.entries(describeSettings(config))) say(`  ${name.padEnd(14)} ${value}`);
  say(`  ${'set'.padEnd(14)} ${listGiven(env).join(', ') || 'nothing, all by default'}`);
  say('\nNeighbours');
  for (const { name, says, isWell } of await examineShop(findNeighbours(config))) {
    say(`  ${name.padEnd(14)} ${isWell ? '' : 'NOT WELL: '}${says}`);
    if (!isWell) process.exitCode = 1;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
