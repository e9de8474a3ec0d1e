import { expect, test } from 'vitest';
import type { CallError } from '#contract/client.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { pinOf } from '#domain/gift-requests/pin.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { askFirst } from './ask-recipient.ts';
import { lockGift } from './lock-gift.ts';

test('a giver corrects a mistyped number: the new one is asked, the old link ends; not after the page was opened', async () => {
  await using asked = await openAsked();
  const { shop, give, open, run } = asked;
  const order = await give();
  const old = await open(order);
  const giver = await asked.giver();
  const mobile = freshPhone();
  const correct = (mobile: string) =>
    giver.api('POST /api/order/request/:id/resend/', { params: { id: order.id }, body: { mobile } });
  expect(await refusalOf(correct('12'))).toBe('request.invalid');
  const { data } = await correct(mobile);
  expect(data.request?.steps?.map(({ step }) => step)).toEqual(['asked']);
  await run();
  expect(await refusalOf(shop.api('GET /api/gift/:token/', old))).toBe('link.not-found');
  const { params } = asked.link(mobile);
  const body = { pin: pinOf(mobile) };
  expect(await refusalOf(shop.api('POST /api/gift/:token/pin/', { params, body }))).toBe('accepted');
  expect(await refusalOf(correct(freshPhone())), 'somebody has opened it').toBe('gift.too-late');
});

test('a request goes to three numbers at most and twice to each, and every one counts for the day', async () => {
  await using asked = await openAsked();
  const { shop, give, run } = asked;
  const giver = await asked.giver();
  const numbers = Array.from({ length: 4 }, freshPhone);
  const [first = '', second = '', third = '', fourth = ''] = numbers;
  const order = await give({}, first);
  await run();
  const correct = (mobile: string) =>
    refusalOf(
      giver.api('POST /api/order/request/:id/resend/', { params: { id: order.id }, body: { mobile } }),
    );
  const said: (string | undefined)[] = [];
  for (const mobile of [second, first, second, first, third, fourth]) {
    shop.advance(60);
    said.push(await correct(mobile));
    await run();
  }
  expect(said).toEqual(['accepted', 'accepted', 'accepted', 'gift.too-late', 'accepted', 'gift.too-late']);
  expect(numbers.map((mobile) => shop.sms(mobile).length)).toEqual([2, 2, 1, 0]);
  for (const mobile of [freshPhone(), freshPhone()])
    await give({ gift: { recipientName: 'Jeren', recipientMobile: mobile } }, mobile);
  const sixth = freshPhone();
  const more = give({ gift: { recipientName: 'Jeren', recipientMobile: sixth } }, sixth);
  expect(await refusalOf(more), 'the two mistyped ones count').toBe('gift.too-many');
});

test('a number that is corrected at night gets no SMS in the morning, its link would be dead', async () => {
  await using asked = await openAsked();
  const { shop, give, run } = asked;
  const order = await give();
  await run();
  const evening = new Date(`${dayOf(shop.ctx.now())}T22:00:00+05:00`);
  shop.advance((evening.getTime() - shop.ctx.now().getTime()) / 1_000);
  const [mistyped, right] = [freshPhone(), freshPhone()];
  const { api } = await asked.giver();
  for (const mobile of [mistyped, right]) {
    await api('POST /api/order/request/:id/resend/', { params: { id: order.id }, body: { mobile } });
    shop.advance(60);
  }
  const messages = await shop.ctx.db.selectFrom('sms_message').select(['phone', 'state']).execute();
  const numbers = messages.flatMap(({ phone, state }) => (state === 'queued' ? [phone] : []));
  expect(numbers).toEqual([right]);
});

test('a giver asks at five numbers a day; the sixth is told how long to wait, and the same number may be asked again', async () => {
  await using asked = await openAsked();
  const { shop, give } = asked;
  const numbers = Array.from({ length: 5 }, freshPhone);
  const giveTo = (number: string) =>
    give({ gift: { recipientName: 'Jeren', recipientMobile: number } }, number);
  for (const number of numbers) {
    await giveTo(number);
    shop.advance(600);
  }
  const sixth = (await giveTo(freshPhone()).catch((error: unknown) => error)) as CallError;
  expect(sixth.body?.code).toBe('gift.too-many');
  expect(sixth.retryAfter, 'a day after the first of the five').toBe(86_400 - 5 * 600);
  await giveTo(numbers[4] ?? '');
});

test('nodes that ask one number at once send no more than four requests a week together', async () => {
  await using asked = await openAsked();
  const { shop, give, recipient } = asked;
  const orders: string[] = [];
  for (let count = 0; count < 8; count += 1)
    orders.push((await give({}, recipient, await asked.another())).id);
  await Promise.all(
    orders.map((id) =>
      inTransaction(shop.ctx.db, async (trx) => askFirst(shop.ctx, trx, await lockGift(trx, id))),
    ),
  );
  const states = await shop.ctx.db.selectFrom('gift_request').select('state').execute();
  expect(states.map(({ state }) => state).sort()).toEqual([
    ...Array(4).fill('asked'),
    ...Array(4).fill('closed'),
  ]);
});

test('who refuses gifts without a name gets none from a giver whom the page alone does not name; one is open at a time', async () => {
  await using asked = await openAsked();
  const { shop, give, open, recipient } = asked;
  const unnamed = { ask: { showSender: false } };
  const { params, pin } = await open(await give(unnamed));
  const again = () => give(unnamed).catch((error: unknown) => JSON.stringify(error));
  const busy = await again();
  expect(busy).toContain('gift.recipient-unavailable');
  const { pass } = (await shop.api('POST /api/gift/:token/pin/', { params, body: { pin } })).data;
  await shop.api('POST /api/gift/:token/decline/', { params, body: { pass, never: 'anonymous' } });
  expect(await again()).toBe(busy);
  expect((await give({}, recipient)).request?.state, 'with a name').toBe('waiting');
});
