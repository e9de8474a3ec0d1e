/**
 * What a guest pays for by the kilobyte, and how soon cold pages have a heading: `node lab/bench/traffic.ts`.
 *
 *     node lab/bench/traffic.ts --only cold --rounds 3
 *
 * The built shop at 360 x 740, 0.5 Mbit/s, 300 ms latency, the CPU throttled to a quarter. Bytes are counted by a proxy,
 * so that the service worker's are among them.
 */
import { parseArgs } from 'node:util';
import { paths } from '#storefront/paths.ts';
import { launchBrowser } from '../../tests/support/pages/browser.ts';
import { startBuilt } from './start-built.ts';
import { buyAsGuest, openCold, stayUntouched } from './visits/guest-way.ts';
import { type Download, openThrottledProxy } from './visits/throttled-proxy.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    mbit: { type: 'string', default: '0.5' },
    port: { type: 'string', default: '18440' },
    only: { type: 'string' },
    most: { type: 'string', default: '12' },
  },
});
/** Limits: kilobytes of each way; a cold heading in shares of the product's. */
const limits = { untouched: 250, first: 450, again: 250, heading: 1.5 };

let isMet = true;
const say = (text: string) => process.stdout.write(`${text}\n`);
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

function tell(name: 'untouched' | 'first' | 'again', downloads: Download[]): void {
  const kilobytes = downloads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  isMet &&= kilobytes <= limits[name];
  say(`${name}: ${kilobytes.toFixed(0)} KB in ${downloads.length} requests, wanted ${limits[name]}`);
  const largest = downloads.toSorted((a, b) => b.bytes - a.bytes).slice(0, Number(values.most));
  say(`  ${largest.map(({ path, bytes }) => `${path} ${(bytes / 1024).toFixed(1)}`).join(', ')}`);
}

await using shop = await startBuilt({ port: Number(values.port) });
await using proxy = await openThrottledProxy(shop.origin, { mbit: Number(values.mbit), latencyMs: 300 });
await using browser = await launchBrowser();
const cold = [paths.product(7), paths.cart(), paths.checkout(), paths.signIn()];
for (const path of [paths.home(), ...cold]) await fetch(shop.origin + path);
proxy.slow(true);

if (!values.only || values.only === 'untouched') tell('untouched', await stayUntouched(browser, proxy));
if (!values.only || values.only === 'way') {
  const { first, again } = await buyAsGuest(browser, proxy);
  tell('first', first.downloads);
  tell('again', again.downloads);
  const taps = [...first.taps, ...again.taps].map(({ to, ms }) => `${to} ${ms.toFixed(0)} ms`);
  say(`  taps: ${taps.join(', ')}`);
}
if (!values.only || values.only === 'cold') {
  let product = Number.NaN;
  for (const path of cold) {
    const visits: Awaited<ReturnType<typeof openCold>>[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      visits.push(await openCold(browser, proxy, path));
    const of = (name: keyof (typeof visits)[number]) => middle(visits.map((visit) => visit[name]));
    if (path === cold[0]) product = of('heading');
    const share = of('heading') / product;
    isMet &&= share <= limits.heading;
    say(
      `${path}: heading after ${of('heading').toFixed(0)} ms (${share.toFixed(2)} of the product's), blank ${of('blank').toFixed(0)} ms, ${of('kilobytes').toFixed(0)} KB by then, scripts in ${of('waves')} waves`,
    );
  }
}
process.exitCode = isMet ? 0 : 1;
