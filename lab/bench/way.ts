/**
 * Time from a tap to the next page, and the traffic of whole visits: `node lab/bench/way.ts`.
 *
 *     node lab/bench/way.ts --rounds 3 --mbit 0.5
 *     node lab/bench/way.ts --beside /path/to/another/release     (a folder with its dist/)
 *
 * Scripted visits to the built shop by taps, in both languages, at 0.5 and 1.5 Mbit/s with 300 ms latency, with the CPU
 * throttled to a quarter of this one. Every visit has an empty cache; the home page is read for five seconds and each
 * later page for three. Wasted traffic is what the same visit without prefetching and service worker does not need. Last:
 * the traffic of a returning customer from the home page to the bank.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../tests/support/pages/browser.ts';
import { startBuilt } from './start-built.ts';
import { openSlowLine, type Passed } from './way/slow-line.ts';
import { returnToBank, walk, type Walked, type WalkName } from './way/walks.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    mbit: { type: 'string', default: '0.5,1.5' },
    beside: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '18420' },
    only: { type: 'string' },
  },
});
const latencyMs = 300;
/** Limits: 90th percentile of taps in milliseconds; wasted kilobytes per page; kilobytes from home page to bank. */
const bar = { seen: 100, vain: 40, way: 250 };
const names: WalkName[] = ['buying', 'looking'];
const languages = ['tm', 'ru'] as const;

const say = (text: string) => process.stdout.write(`${text}\n`);
const kilobytes = (passed: Passed[]) => passed.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

function within(taps: number[], part: number): number {
  const sorted = taps.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** Wasted traffic: what this visit loaded and the bare one did not; the difference where a path was loaded larger. */
function findVain(walked: Walked, bare: Walked): Passed[] {
  const left = new Map<string, number>();
  for (const { path, bytes } of bare.passed) left.set(path, (left.get(path) ?? 0) + bytes);
  return walked.passed.flatMap(({ path, bytes }) => {
    const wanted = Math.min(bytes, left.get(path) ?? 0);
    left.set(path, (left.get(path) ?? 0) - wanted);
    return bytes > wanted ? [{ path, bytes: bytes - wanted }] : [];
  });
}

type Figures = { taps: number[]; slow: string[]; vain: Passed[]; pages: number };

async function measure(browser: Browser, shop: string, mbit: number): Promise<Figures> {
  const figures: Figures = { taps: [], slow: [], vain: [], pages: 0 };
  await using line = await openSlowLine(shop, { mbit, latencyMs });
  for (const name of names)
    for (const language of languages) {
      const bare = await walk(browser, line, { name, language, saveData: true });
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const walked = await walk(browser, line, { name, language });
        figures.taps.push(...walked.taps.map(({ ms }) => ms));
        figures.slow.push(...walked.taps.map(({ to, ms }) => `${to} ${ms.toFixed(0)}`));
        figures.vain.push(...findVain(walked, bare));
        figures.pages += walked.pages;
      }
    }
  return figures;
}

const roots = [...values.beside, undefined];
await using opened = new AsyncDisposableStack();
const browser = opened.use(await openBrowser());
const shops: { name: string; origin: string }[] = [];
for (const [at, root] of roots.entries()) {
  const port = Number(values.port) + 2 * at;
  const { origin } = opened.use(await startBuilt({ port, ...(root ? { root } : {}) }));
  shops.push({ name: root ?? 'this one', origin });
}

let isMet = true;
if (values.only !== 'bank')
  for (const mbit of values.mbit.split(',').map(Number))
    for (const { name, origin } of shops) {
      const { taps, slow, vain, pages } = await measure(browser, origin, mbit);
      const perPage = kilobytes(vain) / pages;
      if (name === 'this one') isMet &&= within(taps, 0.9) <= bar.seen && perPage <= bar.vain;
      const soon = taps.filter((tap) => tap <= bar.seen).length;
      const ms = (part: number) => `${within(taps, part).toFixed(0)} ms`;
      say(
        `${mbit} Mbit/s, ${name}: ${soon} of ${taps.length} taps within ${bar.seen} ms, half within ${ms(0.5)}, nine of ten within ${ms(0.9)}`,
      );
      say(`  in vain ${perPage.toFixed(1)} KB a page, of ${pages}`);
      say(`  ${slow.join(', ')}`);
      const most = vain.toSorted((a, b) => b.bytes - a.bytes).slice(0, 25);
      say(`  ${most.map(({ path, bytes }) => `${path} ${(bytes / 1024).toFixed(1)}`).join(', ')}`);
    }

if (values.only !== 'taps')
  for (const { name, origin } of shops)
    for (const [at, language] of languages.entries()) {
      await using line = await openSlowLine(origin, { mbit: 1.5, latencyMs });
      const passed = await returnToBank(browser, line, { language, phone: `+9936550${at}17${at}` });
      if (name === 'this one') isMet &&= kilobytes(passed) <= bar.way;
      say(
        `home to bank, ${language}, ${name}: ${kilobytes(passed).toFixed(0)} KB in ${passed.length} requests`,
      );
      const most = passed.toSorted((a, b) => b.bytes - a.bytes).slice(0, 25);
      say(`  ${most.map(({ path, bytes }) => `${path} ${(bytes / 1024).toFixed(1)}`).join(', ')}`);
    }

say(
  `wanted: ${bar.seen} ms for nine taps of ten, ${bar.vain} KB in vain a page, ${bar.way} KB from home to the bank`,
);
process.exitCode = isMet ? 0 : 1;
