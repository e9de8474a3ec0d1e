/** Regression tests for mistakes that were found in other shops. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createBpcBank } from './bpc.ts';
import { anInput, judgeOrder, openPayment } from './port.suite.ts';
import { openBpcStage } from './bpc.suite.ts';

async function listenFor(answer: string) {
  const seen: { method: string; url: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method ?? '', url: request.url ?? '', body });
    response.end(answer);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/payment/rest`;
  const logged: string[] = [];
  const write = (fields: object) => void logged.push(JSON.stringify(fields));
  const bank = createBpcBank(
    { code: 'HALK', url, user: 'shop-api', password: 'very-secret' },
    { now: () => new Date(0), log: { info: write, warn: write } },
  );
  return { bank, seen, logged, [Symbol.asyncDispose]: async () => void server.close() };
}

test('password and login travel in the body of a POST, never in an address', async () => {
  await using far = await listenFor('{}');
  await far.bank.register(anInput);
  await far.bank.status({ bankOrderId: 'x' });
  await far.bank.refund({ bankOrderId: 'x', amount: 1 });
  expect(far.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /payment/rest/register.do',
    'POST /payment/rest/getOrderStatusExtended.do',
    'POST /payment/rest/refund.do',
  ]);
  for (const { body } of far.seen) expect(body).toContain('password=very-secret');
});

test('neither the log nor what is kept of an answer holds a password or a card', async () => {
  const leaky = {
    errorCode: 0,
    orderStatus: 2,
    userName: 'shop-api',
    password: 'very-secret',
    ip: '1.2.3.4',
  };
  const card = { pan: '9934001234567890', cardholderName: 'OWNER NAME', expiration: '203012' };
  await using far = await listenFor(JSON.stringify({ ...leaky, cardAuthInfo: card, Pan: card.pan }));
  const answer = await far.bank.status({ bankOrderId: 'x' });
  const kept = JSON.stringify(answer) + far.logged.join('\n');
  for (const secret of ['very-secret', 'shop-api', card.pan, 'OWNER NAME', '203012', '1.2.3.4']) {
    expect(kept).not.toContain(secret);
  }
});

test('a sum goes to the bank as whole tenge, to the last one', async () => {
  await using far = await listenFor('{}');
  await far.bank.register({ ...anInput, amount: 1_999 });
  expect(new URLSearchParams(far.seen[0]?.body).get('amount')).toBe('1999');
  expect(await far.bank.register({ ...anInput, amount: 19.99 })).toMatchObject({ kind: 'refused' });
  expect(far.seen).toHaveLength(1);
});

test('a customer who closes the page has paid all the same', async () => {
  await using stage = await openBpcStage();
  const id = await openPayment(stage.bank);
  await stage.settle(id, 'pay');
  expect(await judgeOrder(stage.bank, id)).toBe('paid');
});

test('a restarted shop reads the same answer: the adapter remembers no orders', async () => {
  await using stage = await openBpcStage();
  const id = await openPayment(stage.bank);
  await stage.settle(id, 'pay');
  const quiet = { info: () => undefined, warn: () => undefined };
  const restarted = createBpcBank(stage.config, { now: stage.running.now, log: quiet });
  expect(await judgeOrder(restarted, id)).toBe('paid');
});

test('one query is one call: the adapter does not poll', async () => {
  await using stage = await openBpcStage();
  const id = await openPayment(stage.bank);
  await judgeOrder(stage.bank, id);
  const { calls } = (await stage.running.control('calls')) as { calls: { method: string }[] };
  expect(calls.map(({ method }) => method)).toEqual(['register.do', 'getOrderStatusExtended.do']);
});

test('a second attempt has its own number, so the first failing does not block the order', async () => {
  await using stage = await openBpcStage();
  const first = await openPayment(stage.bank);
  await stage.settle(first, 'expire');
  expect(await openPayment(stage.bank, { orderNumber: 'S-1001-2' })).not.toBe(first);
});

test('a refund the bank refused is not a refund', async () => {
  await using far = await listenFor('{"errorCode":"5","errorMessage":"нет"}');
  expect(await far.bank.refund({ bankOrderId: 'x', amount: 1 })).toEqual({
    kind: 'refused',
    code: '5',
    message: 'нет',
  });
});

test('a refund answered with something unreadable may have happened', async () => {
  await using far = await listenFor('"ok"');
  expect(await far.bank.refund({ bankOrderId: 'x', amount: 1 })).toMatchObject({ kind: 'unknown' });
});

test('a registration without id or page is not a registration', async () => {
  await using far = await listenFor('{"errorCode":0,"orderId":"","formUrl":"http://127.0.0.1/"}');
  expect(await far.bank.register(anInput)).toEqual({ kind: 'unknown', reason: 'registration-incomplete' });
});
