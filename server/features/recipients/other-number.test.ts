import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { freshPhone } from '../../../tests/support/shop/start-shop.ts';
import { pinOf } from '#domain/recipients/pin.ts';

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
