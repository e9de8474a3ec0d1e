import { expect, test } from 'vitest';
import { anOrder, startSimulator } from '#server/bank-simulator/simulator.suite.ts';

test('register answers with an id and the page of the right shape, and without an error code', async () => {
  await using bank = await startSimulator();
  const answer = await bank.rest('register.do', anOrder);
  const id = String(answer['orderId']);
  expect(answer).toEqual({
    orderId: id,
    formUrl: `${bank.origin}/payment/merchants/online/payment_ru.html?mdOrder=${id}`,
  });
});

test('calls by GET with everything in the query work as the banks allow', async () => {
  await using bank = await startSimulator();
  const query = new URLSearchParams({
    userName: 'demo-halk-api',
    password: 'demo-halk',
    ...anOrder,
    language: 'en',
  });
  const answer = await (await fetch(`${bank.origin}/epg/rest/register.do?${query}`)).json();
  expect(answer).toMatchObject({ formUrl: expect.stringContaining('payment_en.html') });
});

test('mistakes of a shop are answered with the banks’ codes, as strings and with HTTP 200', async () => {
  await using bank = await startSimulator();
  await bank.rest('register.do', anOrder);
  const code = async (change: Record<string, string>) =>
    (await bank.rest('register.do', { ...anOrder, orderNumber: 'S-2', ...change }))['errorCode'];
  expect(await code({ orderNumber: anOrder.orderNumber })).toBe('1');
  expect(await code({ orderNumber: 'x'.repeat(33) })).toBe('1');
  expect(await code({ currency: '840' })).toBe('3');
  expect(await code({ returnUrl: '/return' })).toBe('4');
  expect(await code({ amount: '' })).toBe('4');
  expect(await code({ amount: '165.50' })).toBe('5');
  expect(await code({ description: '<b>' })).toBe('5');
  expect(await code({ language: 'tk' })).toBe('5');
  expect(await code({ password: 'wrong' })).toBe('5');
  expect(await code({ userName: 'nobody' })).toBe('5');
});

test('a fresh order is status 0 with action code -100', async () => {
  await using bank = await startSimulator();
  const { orderId } = await bank.rest('register.do', anOrder);
  const status = await bank.rest('getOrderStatusExtended.do', { orderId: String(orderId) });
  expect(status).toMatchObject({
    errorCode: '0',
    orderStatus: 0,
    actionCode: -100,
    amount: 16_550,
    currency: '934',
  });
});

test('the old status method keeps its mixed letter case', async () => {
  await using bank = await startSimulator();
  await bank.rest('register.do', anOrder);
  const status = await bank.rest('getOrderStatus.do', { orderNumber: anOrder.orderNumber });
  expect(status).toMatchObject({
    ErrorCode: '0',
    OrderStatus: 0,
    OrderNumber: 'S-1001-1',
    Amount: 16_550,
    authCode: 2,
  });
});

test('an order of another shop does not exist', async () => {
  await using bank = await startSimulator();
  const { orderId } = await bank.rest('register.do', anOrder);
  const other = { userName: 'demo-rysgal-api', password: 'demo-rysgal', orderId: String(orderId) };
  expect(await bank.rest('getOrderStatusExtended.do', other)).toMatchObject({ errorCode: '6' });
  expect(await bank.rest('getOrderStatusExtended.do', {})).toMatchObject({ errorCode: '1' });
});

test('an order nobody paid in time is 6 with -2007, exactly when its session ends', async () => {
  await using bank = await startSimulator();
  await bank.rest('register.do', { ...anOrder, sessionTimeoutSecs: '300' });
  const look = () => bank.rest('getOrderStatusExtended.do', { orderNumber: anOrder.orderNumber });
  bank.advance(299_999);
  expect(await look()).toMatchObject({ orderStatus: 0 });
  bank.advance(1);
  expect(await look()).toMatchObject({ orderStatus: 6, actionCode: -2007 });
});

test('a two-stage order is held, then taken in part, then given back', async () => {
  await using bank = await startSimulator();
  const orderId = String((await bank.rest('registerPreAuth.do', anOrder))['orderId']);
  await bank.control(`orders/${orderId}`, { action: 'pay' });
  const look = () => bank.rest('getOrderStatusExtended.do', { orderId });
  expect(await look()).toMatchObject({
    orderStatus: 1,
    paymentAmountInfo: { approvedAmount: 16_550, depositedAmount: 0 },
  });
  expect(await bank.rest('deposit.do', { orderId, amount: '16000' })).toMatchObject({ errorCode: 0 });
  expect(await bank.rest('refund.do', { orderId, amount: '0' })).toMatchObject({ errorCode: 0 });
  expect(await look()).toMatchObject({ orderStatus: 4, paymentAmountInfo: { refundedAmount: 16_000 } });
  expect(await bank.rest('reverse.do', { orderId })).toMatchObject({ errorCode: '7' });
});

test('a closed order takes no card any more', async () => {
  await using bank = await startSimulator();
  const orderId = String((await bank.rest('register.do', anOrder))['orderId']);
  expect(await bank.rest('decline.do', { orderId, orderNumber: 'other' })).toMatchObject({ errorCode: '6' });
  expect(await bank.rest('decline.do', { orderId, orderNumber: 'S-1001-1' })).toMatchObject({ errorCode: 0 });
  expect(await bank.rest('decline.do', { orderId, orderNumber: 'S-1001-1' })).toMatchObject({
    errorCode: '7',
  });
});

test('what is not a method of the bank is not found', async () => {
  await using bank = await startSimulator();
  expect((await fetch(`${bank.base}/dropTables.do`)).status).toBe(404);
  expect((await fetch(`${bank.base}/register.do`, { method: 'PUT' })).status).toBe(405);
  const huge = await fetch(`${bank.base}/register.do`, { method: 'POST', body: 'x'.repeat(70_000) });
  expect(huge.status).toBe(400);
});
