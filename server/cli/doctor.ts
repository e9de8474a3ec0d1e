import { parseArgs } from 'node:util';
import { defaultMobilePrefixes } from '#domain/phone.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openShop } from './open-shop.ts';

/** Prints what the shop would start with, then asks each of its neighbours whether they answer; exit code 1 if one does not. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  parseArgs({ args, options: {} });
  const config = readConfig(env);
  say('Settings');
  for (const [name, value] of Object.entries(describe(config))) say(`  ${name.padEnd(14)} ${value}`);
  say('\nNeighbours');
  await using shop = await openShop(env);
  const version = await shop.ctx.db
    .selectNoFrom((e) => e.fn<string>('version').as('version'))
    .executeTakeFirst();
  say(`  database       ${version?.version.split(' ').slice(0, 2).join(' ')}`);
  const sms = shop.ctx.sms.health();
  say(`  sms            ${shop.ctx.sms.name}: ${sms.state}, ${sms.detail}`);
  if (sms.state === 'down') process.exitCode = 1;
  await shop.ctx.storage.exists('doctor/none.webp');
  say('  pictures       the storage answers');
  for (const [code, bank] of shop.ctx.banks) {
    const { kind } = await bank.status({ orderNumber: 'doctor-asks' });
    // A bank that knows no such order has answered.
    const isWell = kind === 'not-found' || kind === 'status';
    say(`  bank ${code.padEnd(9)} ${isWell ? 'answers' : kind}`);
    if (!isWell) process.exitCode = 1;
  }
  if (shop.ctx.banks.size === 0)
    say('  banks          none by settings; demonstration mode brings a simulator');
}

function describe(config: Config): Record<string, string> {
  return {
    mode: config.mode,
    role: config.role,
    listens: `${config.host}:${config.port}`,
    'public address': config.publicUrl,
    data: config.dataDir,
    database: config.databaseUrl ? hidePassword(config.databaseUrl) : 'embedded',
    replica: config.replicaUrl ? hidePassword(config.replicaUrl) : 'none',
    'secret key': config.secretKey ? 'given' : 'generated in the data folder',
    sms: `${config.sms.driver}, ${config.codesPerHour} codes an hour at most`,
    prefixes: (config.smsPrefixes ?? defaultMobilePrefixes).join(', '),
    banks:
      config.banks
        .map((bank) => `${bank.code} ${bank.url}${bank.caFile ? ' with a CA file' : ''}`)
        .join(', ') || 'none',
    pictures: config.storage.kind === 'file' ? config.storage.folder : `s3 ${config.storage.url.host}`,
    proxies: config.trustedProxies.join(', ') || 'none trusted',
    'first view': config.firstView ? 'on' : 'off',
    log: config.logLevel,
  };
}

function hidePassword(url: string): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return shown.toString();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
