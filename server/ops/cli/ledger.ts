import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import type { JournalRow } from '#domain/ledger/journal.ts';
import {
  checkLedger,
  describeJournal,
  type Verdict,
  verifyRows,
} from '#server/features/ledger/check-ledger.ts';
import { openShop } from './open-shop.ts';

const usage =
  'ledger verify FILE --hash HASH, without the shop; or ledger check --anchor DAY:HASH, on its database';
/** As many signs as a close of day or an SMS tells. */
const shortestHash = 20;
const hashPattern = `[0-9a-f]{${shortestHash},64}`;

/** Whether closed days of the ledger are as they were told; exit code 1 otherwise. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const options = { hash: { type: 'string' }, anchor: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [what, file] = positionals;
  const told =
    what === 'verify' && file
      ? await verifyFile(file, values.hash ?? '')
      : what === 'check'
        ? await checkDatabase(env, values.anchor)
        : undefined;
  if (!told) throw new RangeError(usage);
  process.stdout.write(`${told.says.join('\n')}\n`);
  if (!told.isGood) process.exitCode = 1;
}

/** Needs no settings and no database. */
export async function verifyFile(file: string, told: string): Promise<Verdict> {
  const hash = told.toLowerCase();
  if (!new RegExp(`^${hashPattern}$`).test(hash))
    throw new RangeError(`--hash: what the close of the last day told, ${shortestHash} signs or more`);
  const result = await verifyRows(readRows(file));
  if (result.fault || result.hash.startsWith(hash)) return describeJournal(result);
  return { says: [`The file ends with the hash ${result.hash}, not with ${hash}.`], isGood: false };
}

/** A row is a line, since no cell has signs of control; all but the few with quotes are split without a parser. */
async function* readRows(file: string): AsyncGenerator<JournalRow> {
  await using handle = await open(file);
  for await (const line of handle.readLines())
    yield line.includes('"') ? (parse(line, { relax_column_count: true })[0] ?? []) : line.split(',');
}

async function checkDatabase(env: Record<string, string | undefined>, anchor?: string): Promise<Verdict> {
  const [, day, hash] = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d):(${hashPattern})$`, 'i').exec(anchor ?? '') ?? [];
  if (anchor !== undefined && !day)
    throw new RangeError('--anchor: DAY:HASH, as the log or a backup tells it');
  await using shop = await openShop(env);
  return await checkLedger(shop.ctx.db, day && hash ? { day, hash: hash.toLowerCase() } : undefined);
}
