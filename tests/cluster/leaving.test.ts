import { expect, test } from 'vitest';
import { Client } from 'pg';
import { sql } from 'kysely';
import { openMarket } from '../support/people/market.ts';
import { openNode } from './open-node.ts';

test('a node that shuts down reports it first, keeps serving, and finishes the order in work', async () => {
  await using market = await openMarket();
  const { shop } = market;
  const buyer = await market.newBuyer();
  const node = await openNode(shop.databaseUrl, { ROLE: 'web', DRAIN_SECONDS: '1' });
  // The test's clock stands still, but the node uses the real one.
  await sql`update session set access_expires_at = now() + interval '1 hour', expires_at = now() + interval '1 hour',
    last_seen_at = now()`.execute(shop.ctx.db);
  await using holder = await holdGoods(shop.databaseUrl, market.product.defaultOption.id);
  const order = fetch(`${node.origin}/api/order/order-create/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'leaving-1',
      authorization: `Bearer ${buyer.token}`,
    },
    body: JSON.stringify({
      items: [market.item()],
      address: buyer.address,
      payment: 'CASH',
      delivery: 'STANDARD',
    }),
  });
  await holder.untilSomebodyWaits();
  const stopped = node.shop.stop();
  const ready = await fetch(`${node.origin}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not-ready', reason: 'leaving' }]);
  const page = await fetch(`${node.origin}/api/product/banners/`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await holder.letGo();
  expect((await order).status).toBe(200);
  await stopped;
  await expect(fetch(`${node.origin}/health/live`)).rejects.toThrow('fetch failed');
  expect(await market.countOrders(buyer.token)).toBe(1);
});

/** Locks the stock row in another transaction, so that an order waits for it. */
async function holdGoods(databaseUrl: string, option: number) {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query('select * from stock where option_id = $1 for update', [option]);
  return {
    async untilSomebodyWaits() {
      const count = async () =>
        (await client.query('select count(*)::int as n from pg_locks where not granted')).rows[0].n as number;
      await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(0);
    },
    letGo: () => client.query('rollback'),
    [Symbol.asyncDispose]: () => client.end(),
  };
}
