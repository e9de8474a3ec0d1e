import assert from 'node:assert/strict';
import { test } from 'vitest';
import { startShop } from '../../tests/support/start-shop.ts';

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
