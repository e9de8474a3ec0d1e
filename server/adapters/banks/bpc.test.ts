import { expect, test } from 'vitest';
import { anInput, openPayment, suiteForBank } from './port.suite.ts';
import { openBpcStage } from './bpc.suite.ts';

suiteForBank('BPC', openBpcStage);

type Ledger = { orders: Record<string, unknown>[] };

test('the bank is told tenge, manats, the session and a language it has', async () => {
  await using stage = await openBpcStage();
  await openPayment(stage.bank, { pageSeconds: 1_200, language: 'tm' });
  const { orders } = (await stage.running.control('ledger')) as Ledger;
  const registeredAt = stage.running.now().getTime();
  expect(orders[0]).toMatchObject({ amount: 16_550, currency: '934', language: 'ru', registeredAt });
  expect(orders[0]?.['expiresAt']).toBe(registeredAt + 1_200_000);
});

test('a bank with a Turkmen page shows it to Turkmen customers', async () => {
  await using stage = await openBpcStage({ hasTurkmen: true });
  await openPayment(stage.bank, { language: 'tm' });
  const { orders } = (await stage.running.control('ledger')) as Ledger;
  expect(orders[0]).toMatchObject({ language: 'tm' });
});

test('markup in a description never reaches the bank', async () => {
  await using stage = await openBpcStage();
  await openPayment(stage.bank, { description: '<b>Gül</b>\u0007 & "söýgi"' });
  const { orders } = (await stage.running.control('ledger')) as Ledger;
  expect(orders[0]?.['description']).toBe('b Gül /b & "söýgi"');
});

test('our own mistakes are refused before the bank hears of them', async () => {
  await using stage = await openBpcStage();
  const wrong = [
    { orderNumber: '' },
    { orderNumber: 'S 1' },
    { orderNumber: 'x'.repeat(33) },
    { amount: 0 },
    { amount: 165.5 },
    { amount: -1 },
    { amount: Number.NaN },
    { amount: 1e12 },
    { pageSeconds: 0 },
    { returnUrl: '/relative' },
    { returnUrl: 'https://shop.tm/#/return' },
    { failUrl: 'javascript:alert(1)' },
    { callbackUrl: 'ftp://shop.tm' },
    { returnUrl: 'https://api:secret@shop.tm/' },
  ];
  for (const change of wrong) {
    const result = await stage.bank.register({ ...anInput, ...change });
    expect(result).toMatchObject({ kind: 'refused', code: 'invalid-request', duplicate: false });
  }
  expect(await stage.running.control('calls')).toEqual({ calls: [] });
});

test('a refund of nothing is not a refund of everything', async () => {
  await using stage = await openBpcStage();
  const bankOrderId = await openPayment(stage.bank);
  await stage.settle(bankOrderId, 'pay');
  expect(await stage.bank.refund({ bankOrderId, amount: 0 })).toMatchObject({ kind: 'refused' });
  expect(await stage.bank.status({ bankOrderId })).toMatchObject({ status: { refundedAmount: 0 } });
});

test('a wrong password is refused with the bank’s own code', async () => {
  await using stage = await openBpcStage({ password: 'another' });
  expect(await stage.bank.register(anInput)).toMatchObject({ kind: 'refused', code: '5', duplicate: false });
  expect(await stage.bank.status({ orderNumber: 'S-1' })).toMatchObject({ kind: 'refused', code: '5' });
});

test('a payment page on somebody else’s host is never passed on', async () => {
  await using stage = await openBpcStage();
  stage.running.simulator.bank.origin = () => 'https://mpi.gov.tm.evil.example';
  expect(await stage.bank.register(anInput)).toMatchObject({ kind: 'refused', code: 'form-url' });
});
