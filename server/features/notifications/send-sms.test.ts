import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { SmsMessage, SmsPort, SmsResult } from '#server/adapters/sms/port.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { freshPhone, startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { queueText } from './queue-sms.ts';
import { sendSms } from './send-sms.ts';

/** A carrier with the given answer. */
function createCarrier(answer: SmsResult) {
  const asked: SmsMessage[] = [];
  const sms: SmsPort = {
    name: 'test',
    async send(message) {
      asked.push(message);
      return carrier.answer;
    },
    check: async () => ({ state: 'up', detail: '' }),
    close: async () => undefined,
  };
  const carrier = { sms, asked, answer };
  return carrier;
}

const busy: SmsResult = { kind: 'refused', reason: 'the queue is full', permanent: false };
const never: SmsResult = { kind: 'refused', reason: 'no such number', permanent: true };

async function queue(shop: TestShop, giveBack: string[] = []) {
  let payload: Record<string, unknown> = {};
  const jobs = {
    add: async (_: unknown, __: string, given: Record<string, unknown>) => void (payload = given),
  };
  await shop.ctx.db
    .transaction()
    .execute((trx) =>
      queueText(trx, { ...shop.ctx, jobs }, { phone: '+99361234567', kind: 'code', text: 'Salam', giveBack }),
    );
  return payload;
}

async function rowOf(shop: TestShop) {
  const { state, error } = await shop.ctx.db
    .selectFrom('sms_message')
    .select(['state', 'error'])
    .executeTakeFirstOrThrow();
  return [state, error];
}

test('a busy carrier is retried, one that accepted the message is not', async () => {
  const carrier = createCarrier(busy);
  await using shop = await startShop({ overrides: { sms: carrier.sms } });
  const payload = await queue(shop);
  await assert.rejects(sendSms(shop.ctx, payload));
  assert.deepEqual(await rowOf(shop), ['queued', 'the queue is full']);
  carrier.answer = { kind: 'accepted', providerId: 'p1' };
  await sendSms(shop.ctx, payload);
  await sendSms(shop.ctx, payload);
  assert.deepEqual(await rowOf(shop), ['accepted', null]);
  assert.deepEqual(
    carrier.asked.map(({ id, text }) => [id, text]),
    [
      [payload['id'], 'Salam'],
      [payload['id'], 'Salam'],
    ],
  );
});

test('a message with an unknown outcome is not sent a second time', async () => {
  const carrier = createCarrier({ kind: 'unknown', reason: 'the answer was lost' });
  await using shop = await startShop({ overrides: { sms: carrier.sms } });
  const payload = await queue(shop);
  await sendSms(shop.ctx, payload);
  await sendSms(shop.ctx, payload);
  assert.equal(carrier.asked.length, 1);
  assert.deepEqual(await rowOf(shop), ['unknown', 'the answer was lost']);
});

test('a code that was certainly not sent is not counted against the number', async () => {
  const carrier = createCarrier(never);
  await using shop = await startShop({ overrides: { sms: carrier.sms } });
  const phone = freshPhone();
  for (let n = 0; n < 12; n++) {
    await shop.api('POST /api/auth/resend-activate-code/', { body: { username: phone } });
    await shop.settle();
    shop.advance(61);
  }
  assert.equal(carrier.asked.length, 12);
});

test('while no message gets out, requesting a code is refused and costs nothing', async () => {
  const carrier = createCarrier(busy);
  await using shop = await startShop({ overrides: { sms: carrier.sms } });
  const ask = (username: string) => refusalOf(shop.api('POST /api/auth/sign-in/', { body: { username } }));
  for (let n = 0; n < 3; n++) assert.equal(await ask(`6200000${n}`), 'accepted');
  await shop.settle();
  assert.equal(await ask('62000009'), 'sms.unavailable');
  const spent = await shop.ctx.db
    .selectFrom('limit_counter')
    .select('key')
    .where('key', 'like', '%62000009%')
    .execute();
  assert.deepEqual(spent, []);
  carrier.answer = { kind: 'accepted' };
  shop.advance(61);
  assert.equal(await ask('62000009'), 'accepted');
});
