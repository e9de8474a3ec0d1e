/**
 * `npm run prove`: tries to break the shop in every known way and prints a table of results for merchants.
 *
 *     npm run prove                      everything, as often as docs/proof.md requires: an hour or two
 *     npm run prove -- --quick           a little of everything, some minutes
 *     npm run prove -- races payments    parts by name
 *     npm run prove -- B4                a promise by number
 *     npm run prove -- simulation --seeds 20000
 *     SEED=123 npm run prove -- simulation    one seed, with its history
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TableRow } from './print-table.ts';
import { stopEverything, wasStopped } from './run-child.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    crashes: { type: 'string' },
  },
});
// Before any import: modules and child processes read it.
process.env['PROVE'] = values.quick ? 'quick' : 'full';
const { parts } = await import('./parts.ts');
const { printTable } = await import('./print-table.ts');

const known = new Set(parts.flatMap(({ name, bars }) => [name, ...bars]));
const strange = positionals.filter((name) => !known.has(name));
if (strange.length > 0) {
  process.stderr.write(`There is no ${strange.join()}; say some of ${[...known].join(', ')}.\n`);
  process.exit(2);
}
const asksFor = (name: string) => positionals.length === 0 || positionals.includes(name);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopEverything);
const folder = await mkdtemp(join(tmpdir(), 'sowgat-prove-'));
const started = performance.now();
const lines: TableRow[] = [];
try {
  for (const { name, bars, run } of parts) {
    const wanted = asksFor(name) ? bars : bars.filter(asksFor);
    if (wanted.length === 0 || wasStopped()) continue;
    process.stdout.write(`${name} (${clock()})\n`);
    const found = await run({ folder, wanted, seeds: values.seeds, crashes: values.crashes });
    if (!wasStopped()) lines.push(...found);
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
if (wasStopped()) {
  process.stdout.write('\nStopped; what was under way is not in the table.\n');
  process.exitCode = 130;
} else process.exitCode = lines.every(({ verdict }) => verdict !== 'broken') ? 0 : 1;
if (lines.length > 0) process.stdout.write(`${printTable(lines)}\n`);
process.stdout.write(`${clock()}\n`);

/** Time since the start, as a sign of progress. */
function clock(): string {
  const seconds = Math.round((performance.now() - started) / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
