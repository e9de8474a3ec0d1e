import { setTimeout as pause } from 'node:timers/promises';
import { openCluster } from '../cluster/shop.ts';
import { percentile, startSteady } from '../cluster/steady.ts';
import { describeFailures, type Row, tell } from '../cluster/table.ts';
import type { RunInput } from './run-input.ts';

/** Requests per second: about half of what one node with one processor can answer of this mixture. */
const perSecond = 60;
type Look = { minute: number; megabytes: number; files: number; p99: number };

/** The same load for a long time: memory, open files and response times must not grow. */
export async function endureHours({ minutes }: RunInput): Promise<Row[]> {
  await using shop = await openCluster({ web: 1 }, tell);
  const [node] = shop.web;
  if (!node) return [];
  const steady = startSteady(shop, { perSecond, orders: 0.02 });
  const looks: Look[] = [];
  const parts = Math.max(10, Math.min(120, minutes));
  for (let part = 1; part <= parts; part += 1) {
    await pause((minutes * 60_000) / parts);
    const times = steady.tally.times.splice(0);
    const look = { minute: (part * minutes) / parts, ...(await node.size()), p99: percentile(times, 0.99) };
    looks.push(look);
    tell(
      `minute ${look.minute.toFixed(1)}: ${look.megabytes} MB, ${look.files} files, p99 ${look.p99.toFixed(0)} ms`,
    );
  }
  const { sent, failed, failures } = await steady.stop();
  // The first fifth is the warm-up.
  const warm = looks.slice(Math.floor(parts / 5));
  const slope = slopeOf(warm.map(({ minute, megabytes }) => [minute / 60, megabytes]));
  const half = Math.floor(warm.length / 2);
  const p99Of = (some: Look[]) =>
    percentile(
      some.map(({ p99 }) => p99),
      0.5,
    );
  const drift = p99Of(warm.slice(half)) / p99Of(warm.slice(0, half)) - 1;
  const files = (warm.at(-1)?.files ?? 0) - (warm[0]?.files ?? 0);
  const isLong = minutes >= 60;
  const ok = (held: boolean) => (isLong ? held : undefined);
  return [
    {
      tried: `${minutes} minutes at ${perSecond} requests a second`,
      found: `${failed} of ${sent} failed ${describeFailures(failures)}`,
      ok: failed === 0 && !node.hasEnded(),
    },
    {
      tried: 'memory of the node',
      found: `${warm.at(-1)?.megabytes} MB, ${slope.toFixed(1)} MB an hour${isLong ? '' : ' (too short a time to say)'}`,
      ok: ok(slope <= 5),
    },
    { tried: 'open files', found: `${files >= 0 ? '+' : ''}${files}`, ok: ok(files <= 10) },
    {
      tried: 'p99, second half beside the first',
      found: `${(drift * 100).toFixed(0)} %`,
      ok: ok(drift <= 0.1),
    },
  ];
}

/** Slope of the least squares line. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
