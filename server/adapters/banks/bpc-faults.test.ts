import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBpcBank } from './bpc.ts';
import { anInput, judgeOrder, openPayment } from './port.suite.ts';
import { type BpcStage, openBpcStage } from './bpc.suite.ts';
import { postForm } from './transport.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const short = { totalMs: 250, connectMs: 200 };

function play(stage: BpcStage, method: string, kind: string, times = 1) {
  return stage.running.control('faults', [{ method, kind, times }]);
}

for (const [kind, reason] of Object.entries({
  'timeout-after': 'time-out',
  'reset-after': 'ECONNRESET',
  half: 'ECONNRESET',
  huge: 'answer-too-large',
})) {
  test(`a registration whose answer is lost by ${kind} is unknown, and is found by its number`, async () => {
    await using stage = await openBpcStage(kind.startsWith('timeout') ? short : {});
    await play(stage, 'register.do', kind);
    expect(await stage.bank.register(anInput)).toEqual({ kind: 'unknown', reason });
    // On a busy machine an answer that is not held back may be as late as one that is.
    const found = { kind: 'status', status: { orderStatus: 0, actionCode: -100 } };
    await expect.poll(() => stage.bank.status({ orderNumber: anInput.orderNumber })).toMatchObject(found);
    await expect.poll(() => stage.bank.register(anInput)).toMatchObject({ kind: 'refused', duplicate: true });
  });
}

for (const [kind, reason] of Object.entries({
  'timeout-before': 'time-out',
  'reset-before': 'ECONNRESET',
  'http-502': 'http-502',
  html: 'unreadable-answer',
  'error-code': 'bank-system-error',
  redirect: 'http-302',
})) {
  test(`a registration answered by ${kind} is unknown, and the same number works later`, async () => {
    await using stage = await openBpcStage(kind.startsWith('timeout') ? short : {});
    await play(stage, 'register.do', kind);
    expect(await stage.bank.register(anInput)).toEqual({ kind: 'unknown', reason });
    const status = () => stage.bank.status({ orderNumber: anInput.orderNumber });
    await expect.poll(status).toEqual({ kind: 'not-found' });
    expect(await stage.bank.register(anInput)).toMatchObject({ kind: 'registered' });
  });
}

test('an overloaded bank is left alone until its pause is over', async () => {
  await using stage = await openBpcStage();
  await play(stage, 'register.do', 'http-429');
  expect(await stage.bank.register(anInput)).toEqual({ kind: 'unknown', reason: 'bank-busy' });
  expect(await stage.bank.register(anInput)).toEqual({ kind: 'unreachable', reason: 'bank-paused' });
  stage.running.advance(2_001);
  expect(await stage.bank.register(anInput)).toMatchObject({ kind: 'registered' });
  const { calls } = (await stage.running.control('calls')) as { calls: unknown[] };
  expect(calls).toHaveLength(2);
});

test('an answer that is only late is an answer', async () => {
  await using stage = await openBpcStage();
  await stage.running.control('faults', [{ method: 'register.do', kind: 'delay', delayMs: 20 }]);
  expect(await stage.bank.register(anInput)).toMatchObject({ kind: 'registered' });
});

for (const [kind, verdict] of Object.entries({
  'wrong-amount': 'mismatch',
  'wrong-currency': 'mismatch',
  'wrong-order-number': 'mismatch',
  'status-missing': 'unknown',
  'status-empty': 'unknown',
  'http-502': 'unknown',
  half: 'unknown',
  html: 'unknown',
  'error-code': 'unknown',
  huge: 'unknown',
  redirect: 'unknown',
  'http-429': 'unknown',
  delay: 'paid',
})) {
  test(`a paid order whose status comes with ${kind} reads ${verdict}, and paid once the bank is well`, async () => {
    await using stage = await openBpcStage();
    const id = await openPayment(stage.bank);
    await stage.settle(id, 'pay');
    await play(stage, 'getOrderStatusExtended.do', kind);
    expect(await judgeOrder(stage.bank, id)).toBe(verdict);
    stage.running.advance(10_000);
    expect(await judgeOrder(stage.bank, id)).toBe('paid');
  });
}

for (const kind of ['timeout-after', 'reset-after', 'half', 'huge']) {
  test(`a refund whose answer is lost by ${kind} is unknown; the status shows that it happened`, async () => {
    await using stage = await openBpcStage(kind.startsWith('timeout') ? short : {});
    const bankOrderId = await openPayment(stage.bank);
    await stage.settle(bankOrderId, 'pay');
    await play(stage, 'refund.do', kind);
    expect(await stage.bank.refund({ bankOrderId, amount: 550 })).toMatchObject({ kind: 'unknown' });
    expect(await stage.bank.status({ bankOrderId })).toMatchObject({ status: { refundedAmount: 550 } });
  });
}

test('a bank that refuses the connection was certainly not asked', async () => {
  const stage = await openBpcStage();
  await stage[Symbol.asyncDispose]();
  expect(await stage.bank.register(anInput)).toEqual({ kind: 'unreachable', reason: 'ECONNREFUSED' });
});

test('a bank that never finishes the encrypted greeting was certainly not asked', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/payment/rest`;
  const config = { code: 'HALK' as const, url, user: 'u', password: 'p', connectMs: 30, totalMs: 500 };
  const bank = createBpcBank(config, { now: () => new Date(0), log: quiet });
  expect(await bank.register(anInput)).toEqual({ kind: 'unreachable', reason: 'connect-time-out' });
  silent.close();
});

test('a bank that fails five times is called no more, except for one probe every ten seconds', async () => {
  await using stage = await openBpcStage();
  await play(stage, '*', 'http-502', 7);
  const ask = () => stage.bank.status({ orderNumber: 'S-1' });
  for (let call = 0; call < 5; call += 1) expect(await ask()).toMatchObject({ reason: 'http-502' });
  expect(await ask()).toEqual({ kind: 'unreachable', reason: 'bank-paused' });
  for (let probe = 0; probe < 2; probe += 1) {
    stage.running.advance(10_000);
    expect(await ask()).toMatchObject({ reason: 'http-502' });
    expect(await ask()).toEqual({ kind: 'unreachable', reason: 'bank-paused' });
  }
  stage.running.advance(10_000);
  expect(await ask()).toEqual({ kind: 'not-found' });
});

test('never more than five calls stand at the bank at once', async () => {
  await using stage = await openBpcStage();
  await stage.running.control('faults', [{ method: '*', kind: 'delay', delayMs: 15, times: 12 }]);
  let atOnce = 0;
  let most = 0;
  const post: typeof postForm = async (input) => {
    most = Math.max(most, (atOnce += 1));
    return postForm(input).finally(() => (atOnce -= 1));
  };
  const bank = createBpcBank(stage.config, { now: stage.running.now, log: quiet, post });
  const asking = Array.from({ length: 12 }, (_, n) => bank.status({ orderNumber: `S-${n}` }));
  for (const answer of await Promise.all(asking)) expect(answer).toEqual({ kind: 'not-found' });
  expect([most, atOnce]).toEqual([5, 0]);
});

test('a call that finds forty waiting is refused at once', async () => {
  await using stage = await openBpcStage();
  const asking = Array.from({ length: 46 }, (_, n) => stage.bank.status({ orderNumber: `S-${n}` }));
  expect(await asking.at(-1)).toEqual({ kind: 'unreachable', reason: 'too-many-calls' });
  for (const answer of await Promise.all(asking.slice(0, -1))) expect(answer).toEqual({ kind: 'not-found' });
});

const statusFault = fc.constantFrom(
  'reset-before',
  'reset-after',
  'half',
  'http-502',
  'http-429',
  'html',
  'error-code',
  'wrong-amount',
  'wrong-currency',
  'wrong-order-number',
  'status-missing',
  'status-empty',
  'redirect',
);

test('whatever goes wrong on the way, only what the bank’s ledger calls paid is paid', async () => {
  await using stage = await openBpcStage();
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(statusFault, { maxLength: 4 }), async (pays, faults) => {
      number += 1;
      const orderNumber = `S-${number}-1`;
      stage.running.advance(120_000);
      const id = await openPayment(stage.bank, { orderNumber });
      if (pays) await stage.settle(id, 'pay');
      const list = faults.map((kind) => ({ method: 'getOrderStatusExtended.do', kind }));
      await stage.running.control('faults', list);
      for (const _ of faults) {
        const answer = await stage.bank.status({ bankOrderId: id });
        if (answer.kind === 'status' && answer.status.orderStatus === 2) expect(pays).toBe(true);
        stage.running.advance(120_000);
      }
      await stage.running.control('faults', []);
      const { status } = (await stage.bank.status({ bankOrderId: id })) as {
        status: { orderStatus: number };
      };
      expect(status.orderStatus === 2).toBe(pays);
    }),
    { numRuns: 60 },
  );
});
