/**
 * Time from a tap to the next page, and the traffic of whole visits: `node lab/bench/visits.ts`.
 *
 *     node lab/bench/visits.ts --rounds 3 --mbit 0.5
 *     node lab/bench/visits.ts --beside /path/to/another/release     (a folder with its dist/)
 *
 * Scripted visits to the built shop by taps, in both languages, at 0.5 and 1.5 Mbit/s with 300 ms latency, with the CPU
 * throttled to a quarter of this one. Every visit has an empty cache; the home page is read for five seconds and each
 * later page for three. Wasted traffic is what the same visit without prefetching and service worker does not need. Last:
 * the traffic of a returning customer from the home page to the bank, and how long a new one's screen is blank on the way
 * from sign-in to the bank.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tests/support/pages/browser.ts';
import { startBuilt } from './start-built.ts';
import { openThrottledProxy, type Download } from './visits/throttled-proxy.ts';
import {
  firstToBank,
  returnToBank,
  visit,
  type VisitFigures,
  type VisitName,
} from './visits/scripted-visits.ts';

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
/** Limits: 90th percentile of taps in milliseconds; wasted kilobytes per page; kilobytes from home page to bank; a blank screen. */
const limits = { tapMs: 100, wastedKb: 40, toBankKb: 250, blankMs: 1000 };
const visitNames: VisitName[] = ['buying', 'browsing'];
const languages = ['tm', 'ru'] as const;

const say = (text: string) => process.stdout.write(`${text}\n`);
const kilobytes = (downloads: Download[]) => downloads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

function percentile(taps: number[], part: number): number {
  const sorted = taps.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** Wasted traffic: what this visit loaded and the bare one did not; the difference where a path was loaded larger. */
function findWasted(visited: VisitFigures, bare: VisitFigures): Download[] {
  const left = new Map<string, number>();
  for (const { path, bytes } of bare.downloads) left.set(path, (left.get(path) ?? 0) + bytes);
  return visited.downloads.flatMap(({ path, bytes }) => {
    const wanted = Math.min(bytes, left.get(path) ?? 0);
    left.set(path, (left.get(path) ?? 0) - wanted);
    return bytes > wanted ? [{ path, bytes: bytes - wanted }] : [];
  });
}

type Figures = { taps: number[]; slow: string[]; wasted: Download[]; pages: number };

async function measure(browser: Browser, shop: string, mbit: number): Promise<Figures> {
  const figures: Figures = { taps: [], slow: [], wasted: [], pages: 0 };
  await using proxy = await openThrottledProxy(shop, { mbit, latencyMs });
  for (const name of visitNames)
    for (const language of languages) {
      const bare = await visit(browser, proxy, { name, language, saveData: true });
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const visited = await visit(browser, proxy, { name, language });
        figures.taps.push(...visited.taps.map(({ ms }) => ms));
        figures.slow.push(...visited.taps.map(({ to, ms }) => `${to} ${ms.toFixed(0)}`));
        figures.wasted.push(...findWasted(visited, bare));
        figures.pages += visited.pages;
      }
    }
  return figures;
}

const roots = [...values.beside, undefined];
await using opened = new AsyncDisposableStack();
const browser = opened.use(await launchBrowser());
const shops: { name: string; origin: string }[] = [];
for (const [at, root] of roots.entries()) {
  const port = Number(values.port) + 2 * at;
  const { origin } = opened.use(await startBuilt({ port, ...(root ? { root } : {}) }));
  shops.push({ name: root ?? 'this one', origin });
}

let isMet = true;
if (!values.only || values.only === 'taps')
  for (const mbit of values.mbit.split(',').map(Number))
    for (const { name, origin } of shops) {
      const { taps, slow, wasted, pages } = await measure(browser, origin, mbit);
      const perPage = kilobytes(wasted) / pages;
      if (name === 'this one') isMet &&= percentile(taps, 0.9) <= limits.tapMs && perPage <= limits.wastedKb;
      const soon = taps.filter((tap) => tap <= limits.tapMs).length;
      const ms = (part: number) => `${percentile(taps, part).toFixed(0)} ms`;
      say(
        `${mbit} Mbit/s, ${name}: ${soon} of ${taps.length} taps within ${limits.tapMs} ms, half within ${ms(0.5)}, nine of ten within ${ms(0.9)}`,
      );
      say(`  ${perPage.toFixed(1)} KB wasted a page, of ${pages} pages`);
      say(`  ${slow.join(', ')}`);
      const most = wasted.toSorted((a, b) => b.bytes - a.bytes).slice(0, 25);
      say(`  ${most.map(({ path, bytes }) => `${path} ${(bytes / 1024).toFixed(1)}`).join(', ')}`);
    }

if (!values.only || values.only === 'blank')
  for (const { name, origin } of shops)
    for (const [at, language] of languages.entries()) {
      await using proxy = await openThrottledProxy(origin, { mbit: 0.5, latencyMs });
      const blank = await firstToBank(browser, proxy, { language, phone: `+9936550${at}18${at}` });
      if (name === 'this one') isMet &&= blank <= limits.blankMs;
      say(
        `sign-in to bank at 0.5 Mbit/s, ${language}, ${name}: blank for ${blank.toFixed(0)} ms at most, wanted ${limits.blankMs}`,
      );
    }

if (!values.only || values.only === 'bank')
  for (const { name, origin } of shops)
    for (const [at, language] of languages.entries()) {
      await using proxy = await openThrottledProxy(origin, { mbit: 1.5, latencyMs });
      const downloads = await returnToBank(browser, proxy, { language, phone: `+9936550${at}17${at}` });
      if (name === 'this one') isMet &&= kilobytes(downloads) <= limits.toBankKb;
      say(
        `home to bank, ${language}, ${name}: ${kilobytes(downloads).toFixed(0)} KB in ${downloads.length} requests`,
      );
      const most = downloads.toSorted((a, b) => b.bytes - a.bytes).slice(0, 25);
      say(`  ${most.map(({ path, bytes }) => `${path} ${(bytes / 1024).toFixed(1)}`).join(', ')}`);
    }

say(
  `wanted: ${limits.tapMs} ms for nine taps of ten, ${limits.wastedKb} KB wasted a page, ${limits.toBankKb} KB from home to the bank`,
);
process.exitCode = isMet ? 0 : 1;
