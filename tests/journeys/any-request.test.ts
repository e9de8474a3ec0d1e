import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import { shopRoutes } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';
import { requestsOf } from '../support/generate-requests.ts';
import { signIn } from '../support/people.ts';
import { startShop } from '../support/start-shop.ts';

// More: REQUESTS_PER_ROUTE=250 SEED=7 npm test -- any-request
const perRoute = Number(process.env['REQUESTS_PER_ROUTE'] ?? 20);
const seed = Number(process.env['SEED'] ?? 20261121);

test('whatever a stranger or a customer sends, the shop answers by its contract and never breaks', {
  timeout: 240_000,
}, async () => {
  await using shop = await startShop({ seed: true });
  const customer = await signIn(shop);
  const broken: string[] = [];
  for (const [key, spec] of Object.entries(shopRoutes) as [string, RouteSpec][]) {
    const statuses = new Set([
      200,
      304,
      ...[...(spec.refuses ?? [])].map((code) => errorStatus[code]),
      400,
      401,
      403,
      404,
      413,
      415,
      429,
    ]);
    await fc.assert(
      fc.asyncProperty(requestsOf(key, spec), async (request) => {
        const headers =
          spec.access === 'anyone'
            ? request.headers
            : { ...request.headers, authorization: `Bearer ${customer.api.token()}` };
        const reply = await fetch(shop.origin + request.path, {
          method: request.method,
          headers,
          ...(request.body === undefined ? {} : { body: request.body }),
        });
        const text = await reply.text();
        if (!statuses.has(reply.status))
          broken.push(
            `${reply.status} ${request.method} ${request.path} ${request.body ?? ''} -> ${text.slice(0, 200)}`,
          );
      }),
      { numRuns: perRoute, seed },
    );
  }
  assert.deepEqual(broken.slice(0, 10), []);
});
