import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ClusterShop, openCluster } from '../cluster/shop.ts';
import { startSteady } from '../cluster/steady.ts';
import { describeFailures, type Row, tell } from '../cluster/table.ts';
import type { RunInput } from './run-input.ts';
import { prepareRelease } from './former-release.ts';
import { startPageLoads } from './page-loads.ts';

const thisRelease = fileURLToPath(new URL('../../..', import.meta.url));
const perSecond = 20;
/** Share of orders: two per second. */
const orders = 0.1;

/** Rolling upgrade to this release, downgrade and upgrade again, under load. */
export async function endureUpgrade({ balancer, from }: Pick<RunInput, 'balancer' | 'from'>): Promise<Row[]> {
  tell(`the release ${from}, built`);
  const former = prepareRelease(from);
  await using shop = await openCluster({ web: 2, jobs: true, balancer, release: former }, tell);
  const acknowledged: string[] = [];
  const rows = [await roll(shop, 'from the former release to this one', thisRelease, acknowledged)];
  rows.push(await look(shop, 'after the upgrade', former));
  rows.push(await roll(shop, 'back to the former release', former, acknowledged));
  rows.push(await look(shop, 'after the way back', former));
  rows.push(await roll(shop, 'to this release again', thisRelease, acknowledged));
  rows.push(await look(shop, 'at the end', former));
  const stored = await shop.primary.query<{ id: string }>('select id from shop_order');
  const ids = new Set(stored.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !ids.has(id)).length;
  const doubled = stored.length - acknowledged.length;
  rows.push({
    tried: 'orders that were acknowledged in between',
    found: `${lost} of ${acknowledged.length} lost, ${doubled} stored without an acknowledgement of their own`,
    ok: lost === 0 && doubled === 0 && acknowledged.length > 0,
  });
  return rows;
}

/** Web nodes first, as in the runbook; the first one started migrates the schema. */
async function roll(shop: ClusterShop, name: string, release: string, acknowledged: string[]): Promise<Row> {
  tell(name);
  const steady = startSteady(shop, { perSecond, orders });
  const browser = startPageLoads(shop.switchboard.port);
  await pause(3_000);
  for (const node of [...shop.web, ...(shop.jobs ? [shop.jobs] : [])]) {
    await node.leave();
    await node.start(release);
    // Both releases serve together for a while.
    await pause(4_000);
  }
  const { sent, repeated, failed, failures, times, orders: placed } = await steady.stop();
  const { pages, files, missing } = await browser.stop();
  acknowledged.push(...placed.values());
  return {
    tried: `${name} at ${perSecond} requests a second (${shop.switchboard.balancer})`,
    found: `${failed} of ${sent} failed after one repeat, ${repeated} were repeated; ${placed.size} orders; the slowest answer after ${(Math.max(...times) / 1000).toFixed(1)} s; ${pages} pages and their ${files} files, ${missing.size ? describeFailures(missing) : 'none missing'} ${describeFailures(failures)}`,
    ok: failed === 0 && missing.size === 0,
  };
}

/** Runs the invariant checks of both releases. */
async function look(shop: ClusterShop, when: string, former: string): Promise<Row> {
  const said = await Promise.all(
    [former, thisRelease].map(async (cwd) =>
      promisify(execFile)(process.execPath, ['server/ops/cli/main.ts', 'invariants'], {
        cwd,
        env: { ...process.env, ...shop.env },
      }).then(
        () => undefined,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`.slice(-400),
      ),
    ),
  );
  const [old, own] = said.map((fault) => fault ?? 'in order');
  return {
    tried: `npm run shop -- invariants, ${when}`,
    found: `the former release: ${old}; this one: ${own}`,
    ok: said.every((fault) => fault === undefined),
  };
}
