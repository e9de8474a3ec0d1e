import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import { officeRoutes } from '#contract/index.ts';
import { refusalsOf } from '#contract/refusals.ts';
import type { RouteSpec } from '#contract/route.ts';
import { requestsOf } from '../../support/requests/generate-requests.ts';
import { confirm, hire } from '../../support/people/staff.ts';
import { startShop } from '../../support/shop/start-shop.ts';

// A longer run: REQUESTS_PER_ROUTE=250 SEED=7 npm test -- any-office
const perRoute = Number(process.env['REQUESTS_PER_ROUTE'] ?? 8);
const seed = Number(process.env['SEED'] ?? 20261121);
/** Routes left out: one ends the caller's session, the other never ends. */
const left = ['POST /api/office/sign-out/', 'GET /api/office/events/'];

test('whatever the owner’s browser sends, the office answers by its contract, never breaks, and leaves one trace of each write', {
  timeout: 240_000,
}, async () => {
  await using shop = await startShop({ seed: true });
  const boss = await hire(shop);
  await confirm(shop, boss);
  const broken: string[] = [];
  const silent = new Set<string>();
  const countAudit = async () =>
    Number(
      (
        await shop.ctx.db
          .selectFrom('audit')
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  for (const [key, spec] of Object.entries(officeRoutes) as [string, RouteSpec][]) {
    if (left.includes(key)) continue;
    const codes = refusalsOf(key, spec);
    const statuses = new Set([
      200,
      ...codes.filter((code) => code !== 'server.failed').map((code) => errorStatus[code]),
    ]);
    await fc.assert(
      fc.asyncProperty(requestsOf(key, spec), async (request) => {
        const before = await countAudit();
        const reply = await boss.office.raw(request.path, {
          method: request.method,
          headers: request.headers,
          ...(request.body === undefined ? {} : { body: request.body }),
        });
        const text = await reply.text();
        const written = (await countAudit()) - before;
        const wanted = reply.status === 200 && request.method !== 'GET' ? 1 : 0;
        if (written !== wanted) silent.add(`${key} ${reply.status} ${written}`);
        if (!statuses.has(reply.status))
          broken.push(
            `${reply.status} ${request.method} ${request.path} ${request.body ?? ''} -> ${text.slice(0, 200)}`,
          );
      }),
      { numRuns: perRoute, seed },
    );
  }
  assert.deepEqual(broken.slice(0, 10), []);
  assert.deepEqual([...silent], []);
});
