import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { addUnpaidOrder } from '../support/people/paying.ts';
import { signIn } from '../support/people/people.ts';
import { startShop } from '../support/shop/start-shop.ts';

type Line = Record<string, unknown> & { level: string; msg: string };

/** A shop that logs like production, into a file. */
async function startLoggingShop() {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-log-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'shop.log');
  const log = createLog({ level: 'info', file });
  const shop = opened.use(await startShop({ overrides: { log } }));
  const rest = opened.move();
  return {
    shop,
    /** All lines, once there is one of a request whose route has this part: it is written after the caller has the answer. */
    async lines(part: string): Promise<Line[]> {
      const read = async () => {
        await new Promise((done) => log.flush(done));
        const text = await readFile(file, 'utf8');
        const lines = text.split('\n').filter(Boolean);
        return lines.map((line): Line => JSON.parse(line));
      };
      await expect
        .poll(async () => (await read()).some(({ route }) => String(route).includes(part)))
        .toBe(true);
      return read();
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}

test('probes and figures leave no line, and another request leaves one', async () => {
  await using logged = await startLoggingShop();
  const { origin } = logged.shop;
  for (const path of ['/health/live', '/health/ready', '/metrics'])
    for (let times = 0; times < 5; times += 1) await fetch(origin + path);
  const id = 'somebody-61234567';
  await fetch(`${origin}/api/product/detail/${id}/`);
  const lines = await logged.lines('detail');
  expect(lines.filter(({ msg }) => !msg.startsWith('Server listening'))).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      reqId: expect.any(String),
      method: 'GET',
      route: '/api/product/detail/:id',
      status: 404,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
});

test('the id of a request finds its own line, its calls of the bank and its slow statements', async () => {
  await using logged = await startLoggingShop();
  const { shop } = logged;
  const { order, ask } = await addOwnOrder(shop);
  await using lock = await lockOrder(shop.databaseUrl, order);
  const asked = ask(`/api/order/payment/${order}/?bank=HALK`);
  await lock.heldFor(900);
  expect((await asked).status).toBe(200);
  const lines = await logged.lines('payment');
  const id = lines.find(({ msg, route }) => msg === 'request' && String(route).includes('payment'))?.[
    'reqId'
  ];
  const found = lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg);
  expect(new Set(found)).toEqual(new Set(['request', 'bank answered', 'a slow statement']));
  expect(found.filter((msg) => msg === 'request')).toHaveLength(1);
});

test('a request that fails because of a lock has one line, and it says why', async () => {
  await using logged = await startLoggingShop();
  const { shop } = logged;
  const { order, ask } = await addOwnOrder(shop);
  await using _lock = await lockOrder(shop.databaseUrl, order);
  expect((await ask(`/api/order/payment/${order}/?bank=HALK`)).status).toBe(503);
  const failed = (await logged.lines('payment')).filter(({ status }) => Number(status) >= 500);
  expect(failed).toEqual([
    expect.objectContaining({
      level: 'warn',
      status: 503,
      refusal: 'server.busy',
      err: expect.objectContaining({ message: expect.stringContaining('lock timeout'), errorCode: '55P03' }),
    }),
  ]);
});

test('a bank that does not answer is the reason in the line of a payment that could not be opened', async () => {
  await using logged = await startLoggingShop();
  const { shop } = logged;
  const { order, ask } = await addOwnOrder(shop);
  await shop.simulator.close();
  expect((await ask(`/api/order/payment/${order}/?bank=HALK`)).status).toBe(503);
  const failed = (await logged.lines('payment')).filter(({ status }) => Number(status) >= 500);
  expect(failed).toEqual([
    expect.objectContaining({ refusal: 'bank.unreachable', reason: 'the bank did not open a payment' }),
  ]);
});

async function addOwnOrder(shop: Parameters<typeof addUnpaidOrder>[0]) {
  const order = await addUnpaidOrder(shop);
  const { api } = await signIn(shop, order.phone);
  const ask = (path: string) =>
    fetch(shop.origin + path, { headers: { authorization: `Bearer ${api.token() ?? ''}` } });
  return { order: order.id, ask };
}

/** Locks the row of the order in another transaction. */
async function lockOrder(databaseUrl: string, id: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from shop_order where id = $1 for update', [id]);
  return {
    async heldFor(ms: number) {
      await new Promise((done) => setTimeout(done, ms));
      await client.query('rollback');
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
