import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

const refund = 'POST /api/office/orders/:id/refunds/';
const fifty = { params: { id: 'a' }, body: { amount: 5_000 } };
const lost = new CallError(0, undefined);
const refused = new CallError(422, { response: 'error', code: 'refund.too-much', message: '' });

function open() {
  let [at, ids] = [0, 0];
  const runs = createIdempotencyKeys({ now: () => new Date(at), newId: () => `key-${(ids += 1)}` });
  const press = (answer?: CallError, parts: object = fifty, route: string = refund) =>
    runs(route, parts, async ({ 'idempotency-key': key }) => {
      sent.push(key);
      if (answer) throw answer;
    }).catch(() => undefined);
  const sent: (string | undefined)[] = [];
  return { press, sent, pass: (minutes: number) => (at += minutes * 60_000) };
}

test('a refund whose response was lost is retried with its key; another sum, or the next refund, has its own', async () => {
  const { press, sent } = open();
  await press(lost);
  await press(lost);
  await press(lost, { ...fifty, body: { amount: 5_001 } });
  await press();
  await press();
  expect(sent).toEqual(['key-1', 'key-1', 'key-2', 'key-1', 'key-3']);
});

test('a refusal ends a key; after ten minutes a repeated call is a new one', async () => {
  const { press, sent, pass } = open();
  await press(refused);
  await press(lost);
  pass(11);
  await press();
  expect(sent).toEqual(['key-1', 'key-2', 'key-3']);
});

test('a call that is idempotent anyway has no key', async () => {
  const { press, sent } = open();
  await press(undefined, {}, 'POST /api/office/orders/:id/move/');
  expect(sent).toEqual([undefined]);
});
