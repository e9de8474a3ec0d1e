/**
 * Time until a page is visible on a slow phone and network, with and without server rendering: `node lab/bench/pages.ts`.
 *
 *     node lab/bench/pages.ts --rounds 5
 *     node lab/bench/pages.ts --only product
 *
 * Without: the same build and data with FIRST_VIEW=off, that is an empty page, its scripts, then its API calls. Both run
 * at the same time in alternating rounds, so that a busy machine slows both. The network has 1.5 Mbit/s and 300 ms
 * latency, the CPU is throttled to a quarter of this one; every visit has an empty cache.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../tests/support/pages/browser.ts';
import { startBuilt } from './start-built.ts';
import { type Visit, visitPage } from './visit-page.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    port: { type: 'string', default: '18410' },
  },
});
const pages = { home: '/', list: '/shop?category=1', product: '/product/7' };
/** Limits: visible within this share of the plain shop's time, clicks answered in milliseconds, layout shift. */
const bar = { seen: 0.45, press: 150, shift: 0.02 };

const say = (text: string) => process.stdout.write(`${text}\n`);
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

async function measure(browser: Browser, origins: string[], path: string): Promise<Visit[]> {
  const visits: Visit[][] = origins.map(() => []);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [at, origin] of origins.entries()) visits[at]?.push(await visitPage(browser, origin + path));
  const names = ['seen', 'largest', 'shift', 'bytes', 'requests', 'add', 'language'] as const;
  return visits.map(
    (all) =>
      Object.fromEntries(names.map((name) => [name, middle(all.map((visit) => visit[name]))])) as Visit,
  );
}

await using ours = await startBuilt({ port: Number(values.port), env: { FIRST_VIEW: 'on' } });
await using plain = await startBuilt({ port: Number(values.port) + 2, env: { FIRST_VIEW: 'off' } });
await using browser = await launchBrowser();
// Warm-up: rendered pages are cached.
for (const path of Object.values(pages)) await fetch(ours.origin + path);

let isMet = true;
say('page      seen    plain   part  largest  shift   KB  requests   add  language');
for (const [name, path] of Object.entries(pages)) {
  if (values.only && values.only !== name) continue;
  const [own, other] = (await measure(browser, [ours.origin, plain.origin], path)) as [Visit, Visit];
  const part = own.seen / other.seen;
  isMet &&= part <= bar.seen && Math.max(own.add, own.language) <= bar.press && own.shift <= bar.shift;
  const cells = [
    name.padEnd(8),
    `${own.seen.toFixed(0)} ms`.padStart(8),
    `${other.seen.toFixed(0)} ms`.padStart(8),
    `${(part * 100).toFixed(0)} %`.padStart(6),
    `${own.largest.toFixed(0)} ms`.padStart(8),
    own.shift.toFixed(3).padStart(6),
    (own.bytes / 1024).toFixed(0).padStart(5),
    String(own.requests).padStart(6),
    `${own.add.toFixed(0)} ms`.padStart(9),
    `${own.language.toFixed(0)} ms`.padStart(7),
  ];
  say(cells.join(''));
}
say(`wanted: seen at ${bar.seen * 100} % at most, presses within ${bar.press} ms, shift below ${bar.shift}`);
process.exitCode = isMet ? 0 : 1;
