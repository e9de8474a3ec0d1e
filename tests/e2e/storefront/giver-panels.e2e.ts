import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { codePattern } from '#domain/notifications/sms-text.ts';
import { pinOf } from '#domain/gift-requests/pin.ts';
import { seenTexts } from '#storefront/lang/errors.texts.ts';
import { boughtTexts } from '#storefront/features/certificates/bought.texts.ts';
import { orderLinkTexts } from '#storefront/features/orders/link/order-link.texts.ts';
import { headlineTexts, orderTexts } from '#storefront/features/orders/order.texts.ts';
import { requestTexts } from '#storefront/features/gift-requests/request.texts.ts';
import type { Language } from '#storefront/lang/language.ts';
import { paths } from '#storefront/paths.ts';
import { giftTokenIn, runRequests } from '../../support/people/asking.ts';
import { freshKey } from '../../support/people/buyers.ts';
import { comeIn, expectNoProblems, tick } from '../../support/people/buying.ts';
import { not } from '../../support/people/linked-order.ts';
import { atBank } from '../../support/people/paying.ts';
import { codeFor, signIn } from '../../support/people/people.ts';
import { hire } from '../../support/people/staff.ts';
import { languages, openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';
import { findBreaches } from '../../support/shop/invariants.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone, type TestShop } from '../../support/shop/start-shop.ts';

/** A gift paid by card whose recipient has declined it. */
async function openDeclined(shop: TestShop, language: Language) {
  const customer = await signIn(shop, undefined, language);
  const { api } = customer;
  const [product] = await findProducts(shop, 1);
  const recipient = freshPhone();
  const { zones } = (await shop.api('GET /api/order/delivery-payment/')).data;
  const { id: place = 0, region = 'AG' } = zones[0]?.places[0] ?? {};
  await api('POST /api/auth/address-create/', {
    body: {
      ...{ label: 'home', fullname: 'Serdar', mobile: customer.phone },
      region,
      place,
      line1: 'Görogly 1',
      isDefault: true,
    },
  });
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
  await shop.settle();
  return { ...customer, id: data.id, total: data.totals.total };
}

/** A slot of the page's choice of times. */
const slotName = /\d\d:00–\d\d:00/;

/** Other customers take every slot from the day after tomorrow on, until the returned function is called. */
async function fillSlots({ ctx: { db, now } }: TestShop): Promise<() => Promise<void>> {
  const from = addDays(dayOf(now()), 2);
  await sql`insert into slot_booking (slot_id, day, taken)
    select delivery_slot.id, ${from}::date + n, 1000 from delivery_slot, generate_series(0, 90) n`.execute(
    db,
  );
  return async () => {
    await sql`delete from slot_booking where taken = 1000`.execute(db);
  };
}

/** Names an address while another customer takes the chosen slot. */
async function loseAddressTime(shop: TestShop, { page, say, press }: Visitor): Promise<void> {
  await press(say(requestTexts, 'address'));
  await tick(page.getByRole('radio').first());
  await tick(page.getByRole('radio', { name: slotName }).last());
  const empty = await fillSlots(shop);
  await press(say(requestTexts, 'save'));
  await page.getByRole('alert').waitFor();
  await expect
    .poll(() => page.getByRole('radio', { checked: true }).count(), { message: 'only the address' })
    .toBe(1);
  expect(await page.getByRole('button', { name: say(requestTexts, 'save') }).isDisabled()).toBe(true);
  await empty();
}

/** The refusal of a slot that was taken meanwhile, and the browser's own line about it. */
function expectRefused({ problems }: Visitor): void {
  expect(problems.splice(0)).toEqual([
    expect.stringContaining('answered 409'),
    expect.stringContaining('409'),
  ]);
}

async function takeCertificate(storefront: Storefront, language: Language): Promise<void> {
  const { shop } = storefront;
  const { api, phone, id, total } = await openDeclined(shop, language);
  const visitor = await storefront.visit({ language });
  const { page, say, press, sees } = visitor;
  // Codes are limited to one a minute.
  await storefront.pass(61, visitor);
  const told = shop.sms(phone).find(({ text }) => text.includes('/n/'))?.text ?? '';
  await visitor.open(/\/n\/\d+$/.exec(told)?.[0] ?? '');
  await comeIn(storefront, visitor, phone);
  await page.waitForURL(`**${paths.order(id)}`);
  await sees(say(requestTexts, 'declined'));
  await page.getByText(say(requestTexts, 'certificateNote')).waitFor();
  await loseAddressTime(shop, visitor);
  expectRefused(visitor);
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
  const window = page.getByRole('radio', { name: slotName }).last();
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
  const empty = await fillSlots(shop);
  await press(say(orderLinkTexts, 'yesMove'));
  // The question ends, the slot is no longer offered, and the code is kept.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  expectRefused(visitor);
  const hours = (await window.locator('..').innerText()).trim();
  await tick(window);
  await press(say(orderTexts, 'newTimeSave'));
  await press(say(orderLinkTexts, 'yesMove'));
  await page.getByText(say(orderLinkTexts, 'moveWhy')).waitFor({ state: 'detached' });
  await empty();
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
