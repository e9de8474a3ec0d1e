/**
 * Only in `npm run prove -- requests`, for minutes. Selected routes: `ONLY=/parts/ PROVE=quick npm test -- event-loop`.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { test } from 'vitest';
import { everyRoute } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';
import type { GeneratedRequest } from '../../tests/support/requests/generate-requests.ts';
import { howOften } from '../../tests/support/shop/how-often.ts';
import { largeRequestsOf } from '../../tests/support/requests/large-requests.ts';
import { signIn } from '../../tests/support/people/people.ts';
import { confirm, hire } from '../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../tests/support/shop/start-shop.ts';
import type { Sender } from './request-sender.ts';
import { tellFigures, tellProgress } from './tell-figures.ts';
import { watchLoop } from './watch-loop.ts';

const seed = Number(process.env['SEED'] ?? 20_261_122);
const only = process.env['ONLY'] ?? '';
const callers = howOften('loopCallers');
const mostMs = 50;
/** A request above the limit is repeated and the minimum counts, because garbage collection hits random requests. */
const repeats = 5;
/** Routes left out: they end the caller's session, or never end. */
const left = new Set(['POST /api/office/sign-out/', 'POST /api/auth/sign-out/', 'GET /api/office/events/']);
const table = Object.entries(everyRoute as Record<string, RouteSpec>).filter(
  ([key]) => !left.has(key) && key.includes(only),
);

type Caller = { name: string; send(request: GeneratedRequest): Promise<number> };

function openCaller(name: string, sender: Sender): Caller & AsyncDisposable {
  const worker = new Worker(new URL('./request-sender.ts', import.meta.url), { workerData: sender });
  return {
    name,
    async send(request) {
      worker.postMessage(request);
      const [status] = (await once(worker, 'message')) as [number];
      return status;
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  };
}

async function openCallers(shop: TestShop, opened: AsyncDisposableStack): Promise<Record<string, Caller>> {
  const { api } = await signIn(shop);
  const boss = await hire(shop);
  await confirm(shop, boss);
  const { origin } = shop;
  const senders: Record<string, Sender> = {
    staff: { origin, token: undefined, jar: [...boss.office.jar] },
    customer: { origin, token: api.token(), jar: [...api.jar] },
    nobody: { origin, token: undefined, jar: [] },
  };
  return Object.fromEntries(
    Object.entries(senders).map(([name, sender]) => [name, opened.use(openCaller(name, sender))]),
  );
}

/** Callers to try on a route: first the one with access. */
const callersOf = ({ access }: RouteSpec): string[] => {
  const first = access === 'staff' ? 'staff' : access === 'anyone' ? 'nobody' : 'customer';
  return [first, ...['nobody', 'customer', 'staff'].filter((name) => name !== first)].slice(0, callers);
};

const short = ({ path, body = '' }: GeneratedRequest) =>
  `${path.slice(0, 50)}${path.length > 50 ? '…' : ''} ${path.length + body.length} bytes ${body.slice(0, 40)}`;

test.runIf(callers > 0)('no request of a megabyte holds the event loop', { timeout: 900_000 }, async () => {
  await using opened = new AsyncDisposableStack();
  const shop = opened.use(await startShop({ seed: true, env: { TRUSTED_PROXIES: '127.0.0.1' } }));
  const open = await openCallers(shop, opened);
  const loop = watchLoop();
  opened.defer(loop.stop);
  let slowest: { ms: number; what: string }[] = [];
  let sent = 0;
  const statuses = new Map<number, number>();

  async function holdOf(caller: Caller, request: GeneratedRequest): Promise<number> {
    // A new client address each time, so that no rate limit refuses the request.
    const at = sent;
    const headers = {
      ...request.headers,
      'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    };
    loop.longest();
    const status = await caller.send({ ...request, headers });
    await pause(2);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return loop.longest();
  }

  for (const [at, [key, spec]] of table.entries()) {
    tellProgress('requests', at, table.length);
    for (const name of callersOf(spec))
      for (const request of largeRequestsOf(key, spec, seed)) {
        const caller = open[name] as Caller;
        let ms = await holdOf(caller, request);
        for (let again = 0; again < repeats && ms > mostMs; again++)
          ms = Math.min(ms, await holdOf(caller, request));
        sent += 1;
        slowest = [...slowest, { ms, what: `${name}: ${key} ${short(request)}` }]
          .sort((a, b) => b.ms - a.ms)
          .slice(0, 10);
      }
  }
  for (const { ms, what } of slowest) process.stdout.write(`  ${ms.toFixed(0)} ms ${what}\n`);
  process.stdout.write(`  answers: ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}\n`);
  tellFigures('B25', {
    ...{ requests: sent, routes: table.length },
    longest: Math.ceil(slowest[0]?.ms ?? 0),
  });
  assert.deepEqual(
    slowest.filter(({ ms }) => ms > mostMs),
    [],
  );
});
