import { expect, test } from 'vitest';
import { codePattern } from '#domain/notifications/sms-text.ts';
import { pinOf } from '#domain/recipients/pin.ts';
import { seenTexts } from '#storefront/lang/errors.texts.ts';
import { boughtTexts } from '#storefront/features/orders/certificates/bought.texts.ts';
import { orderLinkTexts } from '#storefront/features/orders/link/order-link.texts.ts';
import { headlineTexts, orderTexts } from '#storefront/features/orders/order.texts.ts';
import { requestTexts } from '#storefront/features/orders/request/request.texts.ts';
import type { Language } from '#storefront/lang/language.ts';
import { paths } from '#storefront/paths.ts';
import { giftTokenIn, runRequests } from '../../support/people/asking.ts';
import { freshKey } from '../../support/people/buyers.ts';
import { comeIn, expectNoProblems, tick } from '../../support/people/buying.ts';
import { not } from '../../support/people/linked-order.ts';
import { atBank } from '../../support/people/paying.ts';
import { codeFor, signIn } from '../../support/people/people.ts';
import { hire } from '../../support/people/staff.ts';
import { languages, openStorefront, type Storefront } from '../../support/pages/storefront.ts';
import { findBreaches } from '../../support/shop/invariants.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone, type TestShop } from '../../support/shop/start-shop.ts';

/** A gift paid by card whose recipient has declined it. */
async function openDeclined(shop: TestShop, language: Language) {
  const customer = await signIn(shop, undefined, language);
  const { api } = customer;
  const [product] = await findProducts(shop, 1);
  const recipient = freshPhone();
  const { data } = await api('POST /api/order/order-create/', {
    headers: { 'idempotency-key': freshKey() },
    body: {
      items: [{ product: product?.id ?? 0, option: product?.option ?? 0, quantity: 1 }],
      ...{ payment: 'ONLINE', delivery: 'STANDARD', recipientAsks: true },
      gift: { recipientName: 'Jeren', recipientMobile: recipient, senderName: 'Serdar', message: '' },
    },
  });
  const params = { id: data.id };
  const { formUrl } = await api('GET /api/order/payment/:id/', { params, query: { bank: 'HALK' } });
  await atBank(shop, formUrl);
  await api('GET /api/order/check-payment/:id/', { params, query: {} });
  await runRequests(shop);
  const asking = shop.sms(recipient).find(({ text }) => text.includes('/g/'))?.text;
  const link = { params: { token: giftTokenIn(asking) } };
  const { pass } = (
    await shop.api('POST /api/gift/:token/pin/', { ...link, body: { pin: pinOf(recipient) } })
  ).data;
  await shop.api('POST /api/gift/:token/decline/', { ...link, body: { pass } });
  return { ...customer, id: data.id, total: data.totals.total };
}

async function takeCertificate(storefront: Storefront, language: Language): Promise<void> {
  const { shop } = storefront;
  const { api, phone, id, total } = await openDeclined(shop, language);
  const visitor = await storefront.visit({ language });
  const { page, say, press, sees } = visitor;
  // Codes are limited to one a minute.
  await storefront.pass(61, visitor);
  await visitor.open(paths.signIn(paths.order(id)));
  await comeIn(storefront, visitor, phone);
  await sees(say(requestTexts, 'declined'));
  await page.getByText(say(requestTexts, 'certificateNote')).waitFor();
  await press(say(requestTexts, 'certificate'));
  await sees(say(boughtTexts, 'title'));
  await sees(say(headlineTexts, 'cancelled'));
  expect(
    await page.getByRole('button', { name: say(requestTexts, 'giveUp') }).count(),
    'one of the two',
  ).toBe(0);
  const { request, paymentStatus } = (await api('GET /api/order/order-detail/:id/', { params: { id } })).data;
  expect(paymentStatus).toBe('paid');
  expect(request).toMatchObject({ actions: [], certificate: { face: total, way: 'SMS' } });
  await shop.settle();
  await visitor.open(paths.order(id));
  await page.getByText(say(boughtTexts, 'active'), { exact: true }).waitFor();
  await page.getByRole('button', { name: say(boughtTexts, 'again') }).waitFor();
  expect(shop.sms(phone)[0]?.text).toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/);
  expectNoProblems(visitor);
}

test('a giver whose gift was declined takes a certificate in place of the money, on a phone, in both languages', async () => {
  await using storefront = await openStorefront();
  for (const language of languages) await takeCertificate(storefront, language);
  expect(await findBreaches(storefront.shop.ctx.db)).toEqual([]);
});

/** A phone order, and its buyer's link. */
async function openLinked(shop: TestShop, language: Language) {
  const manager = await hire(shop, 'manager');
  const { zones } = (await shop.api('GET /api/order/delivery-payment/')).data;
  const place = zones[0]?.places[0];
  const [product] = await findProducts(shop, 1);
  const phone = freshPhone();
  const at = { fullname: 'Aýna', mobile: phone, region: place?.region ?? 'AG', place: place?.id ?? 0 };
  const { data } = await manager.office('POST /api/office/orders/', {
    body: {
      customer: { phone, lang: language },
      items: [{ product: product?.id ?? 0, option: product?.option ?? 0, quantity: 1 }],
      address: { ...at, line1: 'Görogly 1' },
      ...{ payment: 'CASH', delivery: 'STANDARD' },
    },
    headers: { 'idempotency-key': freshKey() },
  });
  const params = { id: data.id };
  const { url } = (await manager.office('POST /api/office/orders/:id/link/', { params })).data;
  const show = async () => (await manager.office('GET /api/office/orders/:id/', { params })).data;
  return { phone, token: /\/o\/(\w+)/.exec(url)?.[1] ?? '', show };
}

async function moveWindow(storefront: Storefront, language: Language): Promise<void> {
  const { shop } = storefront;
  const { phone, token, show } = await openLinked(shop, language);
  const visitor = await storefront.visit({ language });
  const { page, say, press, sees } = visitor;
  await visitor.open(paths.orderLink(token));
  await press(say(orderLinkTexts, 'move'));
  await page.getByText(say(orderLinkTexts, 'moveWhy')).waitFor();
  const window = page.getByRole('radio').last();
  const hours = (await window.locator('..').innerText()).trim();
  await tick(window);
  await press(say(orderTexts, 'newTimeSave'));
  await sees(say(orderLinkTexts, 'moveSure'));
  expect((await show()).delivery.method, 'not without a code').toBe('STANDARD');
  await press(say(orderLinkTexts, 'sendCode'));
  const field = visitor.field(say(orderLinkTexts, 'code'));
  await field.waitFor();
  await shop.settle();
  expect(shop.sms(phone)[0]?.text).toMatch(codePattern);
  const code = codeFor(shop, phone);
  await field.fill(not(code));
  await press(say(orderLinkTexts, 'yesMove'));
  await page.getByText(say(seenTexts, 'checkData')).waitFor();
  await field.fill(code);
  await press(say(orderLinkTexts, 'yesMove'));
  await page.getByText(say(orderLinkTexts, 'moveWhy')).waitFor({ state: 'detached' });
  const { delivery } = await show();
  expect([delivery.method, `${delivery.from}–${delivery.to}`]).toEqual(['SLOT', hours]);
  await page.getByText(hours).first().waitFor();
  expect(await page.getByRole('button', { name: say(orderLinkTexts, 'move') }).count(), 'once a day').toBe(0);
  expectNoProblems(visitor);
}

test('the link of an order moves its window with a code by SMS, on a phone, in both languages', async () => {
  await using storefront = await openStorefront();
  for (const language of languages) await moveWindow(storefront, language);
  expect(await findBreaches(storefront.shop.ctx.db)).toEqual([]);
});
