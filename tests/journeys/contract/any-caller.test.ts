import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { test } from 'vitest';
import { everyRoute } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';
import { createApi } from '../../support/shop/api.ts';
import { distorted } from '../../support/requests/distort-request.ts';
import { type GeneratedRequest, requestsOf } from '../../support/requests/generate-requests.ts';
import { howOften } from '../../support/shop/how-often.ts';
import { findBreaches } from '../../support/shop/invariants.ts';
import { faultOf } from '../../support/requests/judge-answer.ts';
import { signIn } from '../../support/people/people.ts';
import { confirm, hire } from '../../support/people/staff.ts';
import { startShop, type TestShop } from '../../support/shop/start-shop.ts';

// Another seed: SEED=7 npm test -- any-caller; a longer run: REQUESTS=20000
const requests = Number(process.env['REQUESTS'] ?? howOften('distortedRequests'));
const seed = Number(process.env['SEED'] ?? 20261122);
const slowMs = 2_000;
const mostMemory = 100 * 1024 * 1024;
/** Routes left out: they end the caller's session, or never end. */
const left = new Set(['POST /api/office/sign-out/', 'POST /api/auth/sign-out/', 'GET /api/office/events/']);
const table = Object.entries(everyRoute as Record<string, RouteSpec>).filter(([key]) => !left.has(key));

type Send = (path: string, init: RequestInit) => Promise<Response>;

async function openCallers(shop: TestShop): Promise<Record<string, Send>> {
  const customer = await signIn(shop);
  const boss = await hire(shop);
  await confirm(shop, boss);
  return {
    anonymous: (path, init) => createApi(shop.origin).raw(path, init),
    customer: customer.api.raw,
    staff: boss.office.raw,
  };
}

/** Heap in use after garbage collection. */
function keptMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The answer and how long it took; a slow request is repeated, because the machine may be busy. */
async function timed(send: Send, { path, method, headers, body }: GeneratedRequest) {
  let took = Infinity;
  let answer = { status: 0, text: '' };
  for (let round = 0; round < 3 && took > slowMs; round++) {
    const begun = performance.now();
    const reply = await send(path, { method, headers, ...(body === undefined ? {} : { body }) });
    const next = { status: reply.status, text: await reply.text() };
    if (round === 0) answer = next;
    took = Math.min(took, performance.now() - begun);
  }
  return { answer, took };
}

test('whatever anybody sends to any route, the answer is that of its contract, in time, and the books stay right', {
  timeout: 300_000,
}, async () => {
  process.stdout.write(`requests made from seed ${seed}\n`);
  await using shop = await startShop({ seed: true });
  const callers = Object.entries(await openCallers(shop));
  const each = Math.ceil(requests / (table.length * callers.length));
  const before = keptMemory();
  const wrong: string[] = [];
  let sent = 0;
  for (const [key, spec] of table) {
    const made = fc.sample(distorted(requestsOf(key, spec)), {
      numRuns: each * callers.length,
      seed: seed + sent,
    });
    for (const [name, send] of callers)
      for (const request of made.splice(0, each)) {
        const { answer, took } = await timed(send, request);
        sent += 1;
        const fault = took > slowMs ? `${Math.round(took)} ms` : faultOf(key, spec, answer);
        if (fault)
          wrong.push(
            `${name}: ${fault} for ${key} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 300)} ${request.body?.slice(0, 300) ?? ''} -> ${answer.text.slice(0, 200)}`,
          );
      }
  }
  assert.ok(sent >= requests, `${sent} requests`);
  assert.deepEqual(wrong.slice(0, 10), [], `${wrong.length} of ${sent}, seed ${seed}`);
  assert.deepEqual(await findBreaches(shop.ctx.db), []);
  const grown = keptMemory() - before;
  assert.ok(grown < mostMemory, `${Math.round(grown / 1024 / 1024)} MB more are kept`);
});
