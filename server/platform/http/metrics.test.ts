import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { wordsOf } from '#server/error-texts.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { createHttp } from './http.ts';
import { addMetrics } from './metrics.ts';
import { createLog } from '#server/platform/log.ts';
import { openMetricsEndpoint } from './metrics-endpoint.ts';

test('Prometheus is answered on this machine, and nobody whom a proxy passes on', async () => {
  await using shop = await startShop();
  await fetch(`${shop.origin}/api/product/categories/`);
  const own = await fetch(`${shop.origin}/metrics`);
  assert.equal(own.status, 200);
  const text = await own.text();
  assert.match(text, /sowgat_request_seconds_count\{route="\/api\/product\/categories",status="2xx"\} 1/);
  assert.match(text, /sowgat_pool_waiting 0/);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    assert.equal(
      (await fetch(`${shop.origin}/metrics`, { headers: { [name]: '10.0.0.1' } })).status,
      404,
      name,
    );
  }
});

test('a Prometheus elsewhere has an address of its own, where nothing else answers', async () => {
  const log = createLog({ level: 'silent' });
  const app = await createHttp({ log, words: wordsOf, trustedProxies: [], newId: () => 'one' });
  const build = { version: '1', commit: 'abc' };
  addMetrics(app, { specs: [], read: async () => [] }, { build, isOpen: false }).watch(
    'sowgat_broken',
    'cannot be read',
    () => Promise.reject(new Error('gone')),
  );
  expect((await app.inject('/metrics')).statusCode, 'in production not at the shop’s own address').toBe(404);
  const endpoint = await openMetricsEndpoint(app, { host: '127.0.0.1', port: 0, words: wordsOf });
  const ask = (path: string) => fetch(`http://127.0.0.1:${endpoint.port}${path}`);
  const told = await ask('/metrics');
  assert.equal(told.status, 200);
  assert.equal(told.headers.get('x-content-type-options'), 'nosniff');
  assert.match(await told.text(), /sowgat_build_info\{version="1",commit="abc"\} 1.*/s);
  assert.match(await (await ask('/metrics')).text(), /process_cpu.*sowgat_broken Nan/s);
  for (const path of ['/', '/api/product/list/', '/health/live']) assert.equal((await ask(path)).status, 404);
  await assert.rejects(openMetricsEndpoint(app, { host: '127.0.0.1', port: endpoint.port, words: wordsOf }), {
    code: 'EADDRINUSE',
  });
  await endpoint.close();
  await app.close();
});
