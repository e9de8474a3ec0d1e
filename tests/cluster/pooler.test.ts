import { expect, test } from 'vitest';
import pg from 'pg';
import { sql } from 'kysely';
import { codePattern } from '#domain/notifications/sms-text.ts';
import { ask, type Json } from '../support/people/outsider.ts';
import { hasPooler, knowsPrepared, openPooler } from '../support/shop/pooler.ts';
import { freshPhone } from '../support/shop/start-shop.ts';
import { openNode, type OpenNode, openSeeded } from './open-node.ts';

test('a shop behind a pooler in session mode sells, and its nodes hear of each other', {
  skip: !hasPooler,
}, async () => {
  await sellThrough('session');
});

test('a pooler in transaction mode serves when it knows prepared statements', {
  skip: !hasPooler,
}, async () => {
  if (knowsPrepared) return sellThrough('transaction');
  await using seeded = await openSeeded();
  await using pooler = await openPooler(seeded.databaseUrl, 'transaction');
  const begun = performance.now();
  const node = openNode(pooler.url, { DATABASE_DIRECT_URL: seeded.databaseUrl, ROLE: 'web' });
  await expect(node).rejects.toThrow(/loses prepared statements. Use PgBouncer 1.21 or newer/);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a pooler that is the only address is refused with the setting that is missing', {
  skip: !hasPooler,
}, async () => {
  await using seeded = await openSeeded();
  await using pooler = await openPooler(seeded.databaseUrl, 'session');
  await expect(openNode(pooler.url, { ROLE: 'web' })).rejects.toThrow(/in DATABASE_DIRECT_URL/);
});

async function sellThrough(mode: 'session' | 'transaction'): Promise<void> {
  await using seeded = await openSeeded();
  await using pooler = await openPooler(seeded.databaseUrl, mode);
  const env = { DATABASE_DIRECT_URL: seeded.databaseUrl };
  await using one = await openNode(pooler.url, env);
  await using other = await openNode(pooler.url, { ...env, ROLE: 'web' });
  const { token } = await signInAt(one);
  expect((await orderAt(other, token)).status).toBe(200);
  await changePrice(one, other);
  const client = new pg.Client(pooler.url);
  await client.connect();
  expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
  expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '2s' }]);
  await client.end();
}

async function signInAt(node: OpenNode): Promise<{ token: string }> {
  const phone = freshPhone();
  expect((await ask(node, '/api/auth/sign-in/', { body: { username: phone } })).status).toBe(200);
  const findCode = async () => {
    const { body } = await ask(node, `/demo/sms.json?to=${encodeURIComponent(phone)}`);
    return (body[0]?.text ?? '').match(codePattern)?.[0] as string | undefined;
  };
  await expect.poll(findCode, { timeout: 10_000 }).toBeTruthy();
  const body = { username: phone, code: await findCode() };
  return (await ask(node, '/api/auth/activate/', { body })).body.data;
}

async function orderAt(node: OpenNode, token: string) {
  const { zones } = (await ask(node, '/api/order/delivery-payment/')).body.data;
  const [place] = zones.find(({ expressFee }: Json) => expressFee !== null).places;
  const where = {
    fullname: 'Aýna',
    mobile: '+99361234567',
    region: place.region,
    place: place.id,
    line1: 'Köçe 1',
  };
  const address = (await ask(node, '/api/auth/address-create/', { token, body: where })).body.data.id;
  const [product] = (await ask(node, '/api/product/list/?in_stock=true&price_min=200')).body.data;
  const items = [{ product: product.id, option: product.defaultOption.id, quantity: 1 }];
  return ask(node, '/api/order/order-create/', {
    token,
    headers: { 'idempotency-key': 'pooler-1' },
    body: { items, address, payment: 'CASH', delivery: 'STANDARD' },
  });
}

/** Changes rows and publishes the change, as the back office does. */
async function changePrice(one: OpenNode, other: OpenNode): Promise<void> {
  const { id } = (await ask(other, '/api/product/list/?in_stock=true')).body.data[0];
  const seen = async () => (await ask(other, `/api/product/detail/${id}/`)).body.data.defaultOption.price;
  const before = await seen();
  const { db, invalidation: changes } = one.shop.ctx;
  await sql`update product_option set price_tenge = price_tenge + 100 where product_id = ${id}`.execute(db);
  changes.publish();
  await expect.poll(seen, { interval: 20, timeout: 2_000 }).not.toBe(before);
}
