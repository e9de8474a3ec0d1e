import { mkdtempSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBankSimulator } from './main.ts';
import { demoMerchants } from './merchants.ts';
import { originOf } from './simulator.ts';
import { anOrder, startSimulator, testStart } from './simulator.suite.ts';
import { readCallbackParams } from '#server/adapters/banks/callback-signature.ts';

async function listenForCallbacks(answers: number[]) {
  const heard: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    heard.push(Object.fromEntries(new URL(request.url ?? '', 'http://shop').searchParams));
    response.writeHead(answers.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback?shop=1`;
  return { heard, url, [Symbol.asyncDispose]: async () => void server.close() };
}

test('the ledger shows every order with its money, line by line', async () => {
  await using bank = await startSimulator();
  const orderId = String((await bank.rest('register.do', anOrder))['orderId']);
  await bank.control(`orders/${orderId}`, { action: 'pay' });
  await bank.rest('refund.do', { orderId, amount: '550', externalRefundId: 'R-1' });
  expect(await bank.control('ledger')).toMatchObject({
    now: testStart,
    orders: [
      {
        mdOrder: orderId,
        orderNumber: 'S-1001-1',
        merchant: 'demo-halk-api',
        registeredAt: testStart,
        amount: 16_550,
        currency: '934',
        status: 4,
        depositedAmount: 16_000,
        refundedAmount: 550,
        deposits: [{ at: testStart, amount: 16_550 }],
        refunds: [{ at: testStart, amount: 550, externalRefundId: 'R-1' }],
        events: [{ event: 'registered' }, { event: 'deposited' }, { event: 'refunded' }],
      },
    ],
  });
});

test('money can come after the end: a closed order is paid by hand', async () => {
  await using bank = await startSimulator();
  const orderId = String((await bank.rest('register.do', anOrder))['orderId']);
  expect(await bank.control(`orders/${orderId}`, { action: 'expire' })).toMatchObject({
    order: { status: 6, actionCode: -2007 },
  });
  expect(await bank.control(`orders/${orderId}`, { action: 'pay' })).toMatchObject({ order: { status: 2 } });
  expect(await bank.control(`orders/${orderId}`, { action: 'decline' })).toHaveProperty('error');
  expect(await bank.control(`orders/${orderId}`, { action: 'rob' })).toHaveProperty('error');
  expect(await bank.control('orders/nobody', { action: 'pay' })).toHaveProperty('error');
});

test('faults are played in order, as often as asked, and shown until then', async () => {
  await using bank = await startSimulator();
  await bank.control('faults', [{ method: 'register.do', kind: 'error-code', times: 2 }, { kind: 'html' }]);
  expect(await bank.rest('register.do', anOrder)).toMatchObject({ errorCode: '7' });
  expect(await bank.control('faults')).toMatchObject({
    faults: [{ kind: 'error-code', times: 1 }, { method: '*' }],
  });
  expect(await bank.control('faults', { faults: [] })).toEqual({ faults: [] });
  expect(await bank.control('faults', [{ kind: 'earthquake' }])).toHaveProperty('error');
  expect(await bank.control('faults', [{ kind: 'html', times: 0 }])).toHaveProperty('error');
});

test('a web page elsewhere cannot use the control endpoints', async () => {
  await using bank = await startSimulator();
  const simple = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '[{"kind":"html"}]' };
  expect((await fetch(`${bank.origin}/control/faults`, simple)).status).toBe(415);
  expect(await bank.control('faults')).toEqual({ faults: [] });
  const asked = await fetch(`${bank.origin}/control/faults`, { method: 'OPTIONS' });
  expect(asked.headers.get('access-control-allow-origin')).toBe(null);
});

test('moving the clock ends the sessions it passes', async () => {
  await using bank = await startSimulator();
  await bank.rest('register.do', anOrder);
  expect(await bank.control('clock', { advanceSeconds: 1_200 })).toEqual({ now: testStart + 1_200_000 });
  expect(await bank.control('ledger')).toMatchObject({ orders: [{ status: 6 }] });
  expect(await bank.control('clock', { advanceSeconds: -1 })).toHaveProperty('error');
});

test('a shop that wants callbacks gets them signed, once for each change', async () => {
  await using bank = await startSimulator();
  await using shop = await listenForCallbacks([]);
  const order = { ...anOrder, dynamicCallbackUrl: shop.url };
  const orderId = String((await bank.rest('register.do', order))['orderId']);
  await bank.control(`orders/${orderId}`, { action: 'pay' });
  await bank.rest('refund.do', { orderId, amount: '550' });
  await bank.control('clock', { advanceSeconds: 0 });
  expect(shop.heard.map(({ operation }) => operation)).toEqual(['deposited', 'refunded']);
  const { shop: ours, ...params } = shop.heard[0] ?? {};
  expect(ours).toBe('1');
  const reading = readCallbackParams(params, demoMerchants.HALK.callbackKey);
  expect(reading).toMatchObject({
    kind: 'genuine',
    bankOrderId: orderId,
    operation: 'deposited',
    succeeded: true,
  });
});

test('a callback is repeated every thirty seconds and given up after three failures', async () => {
  await using bank = await startSimulator();
  await using shop = await listenForCallbacks([500, 500, 500]);
  const order = { ...anOrder, dynamicCallbackUrl: shop.url };
  const orderId = String((await bank.rest('register.do', order))['orderId']);
  await bank.control(`orders/${orderId}`, { action: 'pay' });
  expect(await bank.control('ledger')).toMatchObject({
    callbacks: [{ operation: 'deposited', failures: 1 }],
  });
  for (let n = 0; n < 5; n += 1) await bank.control('clock', { advanceSeconds: 30 });
  expect(shop.heard).toHaveLength(3);
  expect(await bank.control('ledger')).toMatchObject({ callbacks: [] });
});

test('a muted bank tells nobody', async () => {
  await using bank = await startSimulator();
  await using shop = await listenForCallbacks([]);
  const order = { ...anOrder, dynamicCallbackUrl: shop.url };
  const orderId = String((await bank.rest('register.do', order))['orderId']);
  await bank.control('faults', [{ method: 'callback', kind: 'mute', times: 9 }]);
  await bank.control(`orders/${orderId}`, { action: 'pay' });
  expect(shop.heard).toEqual([]);
});

test('orders survive a restart, even one that cut the last line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'));
  const ledgerFile = join(folder, 'deep', 'ledger.jsonl');
  {
    await using bank = await startSimulator({ ledgerFile });
    await bank.rest('register.do', anOrder);
  }
  appendFileSync(ledgerFile, '{"mdOrder":"half');
  await using bank = await startSimulator({ ledgerFile });
  expect(await bank.rest('register.do', anOrder)).toMatchObject({ errorCode: '1' });
  const look = await bank.rest('getOrderStatusExtended.do', { orderNumber: anOrder.orderNumber });
  expect(look).toMatchObject({ orderStatus: 0, amount: 16_550 });
  writeFileSync(ledgerFile, '');
  rmSync(folder, { recursive: true });
});

test('the program starts from its settings and only where nobody else can reach it', async () => {
  const { simulator, origin } = await runBankSimulator({
    SIMULATOR_PORT: '0',
    SIMULATOR_MERCHANTS: 'school-api:pw',
    BANK_HALK_USER: 'shop-api',
    BANK_HALK_PASSWORD: 'pw',
  });
  const register = async (userName: string) => {
    const query = new URLSearchParams({ userName, password: 'pw', ...anOrder });
    return (await fetch(`${origin}/payment/rest/register.do?${query}`)).json();
  };
  expect(await register('school-api')).toHaveProperty('formUrl');
  expect(await register('shop-api')).toHaveProperty('formUrl');
  expect(await register('other-api')).toMatchObject({ errorCode: '5' });
  const taken = { SIMULATOR_PORT: new URL(origin).port };
  await expect(runBankSimulator(taken)).rejects.toThrow(/is taken; choose another/);
  await simulator.close();
  await expect(runBankSimulator({ SIMULATOR_HOST: '0.0.0.0' })).rejects.toThrow(/loopback/);
  await expect(runBankSimulator({ SIMULATOR_PORT: 'x' })).rejects.toThrow(/port/i);
});

test('a shop that listens on IPv6 is told an address that it can ask', () => {
  const origins = [originOf('::1', 8081), originOf('127.0.0.1', 8081), originOf('localhost', 8081)];
  expect(origins).toEqual(['http://[::1]:8081', 'http://127.0.0.1:8081', 'http://localhost:8081']);
});
