import { setTimeout as pause } from 'node:timers/promises';
import { openCluster } from '../cluster/shop.ts';
import { percentile } from '../cluster/steady.ts';
import { type Row, tell } from '../cluster/table.ts';
import { heavyRequests, heavyRequestsOf, visit } from '../one-caller.ts';
import { floodElsewhere } from '../flood-elsewhere.ts';
import type { RunInput } from './run-input.ts';

const calmSeconds = 10;
/** Four visits a second. */
const betweenMs = 250;
const mostSlower = 3;

/** One address keeps many requests of one kind open, then of the next; another address visits the shop. */
export async function endureOneCaller({ seconds, release, kind = '', open }: RunInput): Promise<Row[]> {
  await using shop = await openCluster({ web: 1, ...(release ? { release } : {}) }, tell);
  const [node] = shop.web;
  if (!node) return [];
  const rows: Row[] = [];
  const visitFor = (length: number) => {
    const until = performance.now() + length * 1_000;
    return visit(node.port, () => performance.now() < until, betweenMs);
  };
  await visitFor(calmSeconds);
  const token = shop.visitors[0]?.token ?? '';
  const kinds = Object.keys({ ...heavyRequests, ...heavyRequestsOf(token) });
  for (const name of kinds.filter((each) => each.startsWith(kind))) {
    tell(name);
    const calm = await visitFor(calmSeconds);
    const stop = floodElsewhere({ port: node.port, open, name, token });
    const during = await visitFor(seconds);
    const answers = await stop();
    const medians = Object.entries(during.times).map(([what, times]) => {
      const before = percentile(calm.times[what] ?? [], 0.5);
      return { what, before, now: percentile(times, 0.5) };
    });
    const sent = Object.values(during.times).flat().length;
    rows.push({
      tried: `${open} open: ${name}`,
      found: `${during.refused.length} of ${sent} refused; p50 ${medians
        .map(({ what, before, now }) => `${what} ${before.toFixed(0)} → ${now.toFixed(0)}`)
        .join(
          ', ',
        )} ms; its own: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
      ok:
        during.refused.length === 0 &&
        medians.every(({ before, now }) => now <= mostSlower * Math.max(before, 10)),
    });
    await pause(3_000);
  }
  return rows;
}
