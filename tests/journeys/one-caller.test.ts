import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyRoute } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';
import { flood, type FloodRequest, heavyRequests, visit } from '../../lab/bench/one-caller.ts';
import { requestsOf } from '../support/requests/generate-requests.ts';
import { howOften } from '../support/shop/how-often.ts';
import { startShop } from '../support/shop/start-shop.ts';

const open = 64;
const floodMs = howOften('floodMs');
/** A flood that refuses another does so each time; other work on the machine does not. */
const looks = 3;
const forAnyone = new Set<RouteSpec['access']>(['anyone', 'link', 'cookie']);

/** Everything that a stranger can request: valid and invalid calls of each route, and what costs most. */
function everythingOpen(): [name: string, next: () => FloodRequest][] {
  const table = Object.entries(everyRoute as Record<string, RouteSpec>);
  const routes = table.filter(([, { access }]) => forAnyone.has(access));
  assert.ok(routes.length > 40, `${routes.length} routes`);
  const fromTable = routes.map(([key, spec]): [string, () => FloodRequest] => {
    const requests = fc.sample(requestsOf(key, spec), { numRuns: 200, seed: 20261128 });
    let at = 0;
    return [key, () => requests[(at += 1) % requests.length] as FloodRequest];
  });
  return [...Object.entries(heavyRequests), ...fromTable];
}

test('64 open requests of one address refuse another nothing, whatever they are', {
  timeout: 300_000,
}, async () => {
  await using shop = await startShop({ seed: true, pages: true, sheds: true });
  const port = Number(new URL(shop.origin).port);
  // A shop that has just started on a busy machine is late at first.
  const calm = async () => [...(await visit(port, () => false)).statuses];
  await expect.poll(calm).toEqual([200]);
  const refused: string[] = [];
  for (const [name, next] of everythingOpen()) {
    let during: string[] = [];
    for (let look = 0; look < looks && (look === 0 || during.length > 0); look += 1) {
      const stop = flood({ port, open, next });
      const until = performance.now() + floodMs;
      during = (await visit(port, () => performance.now() < until)).refused;
      await stop();
    }
    refused.push(...during.map((one) => `${name}: ${one}`));
  }
  assert.deepEqual(refused, []);
});
