import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#storefront/lang/language.ts';
import { pinOf } from '#domain/gift-requests/pin.ts';
import { courierTexts } from '#backoffice/features/couriers/phone/courier.texts.ts';
import { roundTexts } from '#backoffice/features/couriers/round.texts.ts';
import { photoTexts as packedTexts } from '#backoffice/features/parcel-photos/photo.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { say as sayToRecipient, type GiftText } from '#server/ssr/gift-requests/gift.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { checkPaymentTexts } from '#storefront/features/checkout/payment/check-payment.texts.ts';
import { headlineTexts } from '#storefront/features/orders/order.texts.ts';
import { photoTexts } from '#storefront/features/parcel-photos/photo.texts.ts';
import { paths } from '#storefront/paths.ts';
import { runRequests } from '../../support/people/asking.ts';
import {
  comeIn,
  goToCheckout,
  payAtBank,
  putIntoCart,
  recipient as maral,
  writeOrder,
} from '../../support/people/buying.ts';
import { openHandOver } from '../../support/pages/courier-stops.ts';
import { comeToOffice, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { type Colleague, hire } from '../../support/people/staff.ts';
import { pageTimeoutMs } from '../../support/pages/browser.ts';
import { languages, openStorefront, type Storefront, type Visitor } from '../../support/pages/storefront.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { twoHalves } from '../../support/shop/two-halves.ts';

const words = 'Köp sag boluň, örän gowy!';

test('four people, four phones: one orders, one says where, one packs and one brings it without a connection', async () => {
  await using storefront = await openStorefront();
  const owner = await hire(storefront.shop);
  for (const language of languages) await followGift({ storefront, owner, language });
});

type Walk = { storefront: Storefront; owner: Colleague; language: Language };

async function followGift(walk: Walk): Promise<void> {
  const { storefront, owner, language } = walk;
  const serdar = await storefront.visit({ language });
  await order(storefront, serdar);
  const orders = (await owner.office('GET /api/office/orders/', { query: {} })).data;
  const { id = '', number = '' } = orders[0] ?? {};
  const gift = await answer(walk);
  await pack(walk, id);
  const myrat = await takeAlong(walk, id);

  await gift.reload();
  const code = await gift.locator('.code').innerText();
  await handOver(storefront, myrat, { number, code });
  await thank(gift, language);

  await serdar.open(paths.order(id));
  await serdar.sees(serdar.say(headlineTexts, 'delivered'));
  const picture = serdar.page.getByRole('img', { name: serdar.say(photoTexts, 'photo', { n: 1, all: 1 }) });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
  await serdar.page.getByText(words).waitFor();
  expect([...serdar.problems, ...myrat.problems.filter(isSurprise)]).toEqual([]);
}

/** A failed request while offline is expected. */
const isSurprise = (problem: string) => !/ERR_INTERNET_DISCONNECTED/.test(problem);

/** The giver knows only the recipient's number, and pays by card. */
async function order(storefront: Storefront, visitor: Visitor): Promise<void> {
  const [product] = await findProducts(storefront.shop, 1);
  await putIntoCart(visitor, product?.id ?? 0);
  await goToCheckout(visitor);
  await writeOrder(visitor, 'ONLINE');
  await visitor.press(visitor.like(checkoutTexts, 'signInToOrder'));
  await comeIn(storefront, visitor, freshPhone());
  await payAtBank(visitor, 'pays');
  await visitor.sees(visitor.say(checkPaymentTexts, 'paid'));
}

/** The recipient opens the link of the SMS, verifies the number and enters address and time. */
async function answer({ storefront: { shop, browser }, language }: Walk): Promise<Page> {
  await runRequests(shop);
  const mobile = `+993${maral.phone.replace(/\D/g, '')}`;
  const { text = '' } = shop.sms(mobile).find(({ text }) => text.includes('/g/')) ?? {};
  const press = presser(language);
  const context = await browser.newContext({ viewport: phone });
  context.setDefaultTimeout(pageTimeoutMs);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${/\/g\/\S+/.exec(text)?.[0]}`);
  await press(page, 'yes');
  await page.locator('[name="pin"]').fill(pinOf(mobile));
  await press(page, 'next');
  await page.locator('[name="fullname"]').fill(maral.name);
  await page.locator('[name="line1"]').fill('Görogly 7');
  await page.locator('[name="place"]').selectOption({ index: 1 });
  await press(page, 'toTime');
  await page.getByRole('radio').first().check();
  await press(page, 'send');
  await page.getByRole('heading', { name: sayToRecipient(language, 'doneTitle') }).waitFor();
  return page;
}

const presser = (language: Language) => (page: Page, text: GiftText) => {
  const named = { name: sayToRecipient(language, text), exact: true };
  return page.getByRole('link', named).or(page.getByRole('button', named)).click();
};

/** The packer publishes a photo of the parcel. */
async function pack(walk: Walk, id: string): Promise<void> {
  const { owner, storefront } = walk;
  await owner.office('POST /api/office/orders/:id/move/', { params: { id }, body: { action: 'confirm' } });
  const packer = await comeIntoOffice('packer', walk);
  await packer.page.goto(`${storefront.shop.origin}/office/#/orders/${id}/show`);
  await packer.press(packer.say(orderWords, 'prepare'));
  const camera = packer.page.locator('input[type="file"][capture]');
  await camera.setInputFiles({ name: 'surat.jpg', mimeType: 'image/jpeg', buffer: await twoHalves() });
  await packer.page.getByRole('img', { name: packer.say(packedTexts, 'one', { n: 1 }) }).waitFor();
  await packer.press(packer.say(orderWords, 'make-ready'));
  await packer.sees(packer.say(orderWords, 'send'));
  expect(packer.problems).toEqual([]);
}

async function comeIntoOffice(
  role: 'packer' | 'courier',
  { storefront, language }: Walk,
): Promise<OfficeVisit> {
  const name = `${role}-${language}`;
  const input = { login: name, name, role };
  const by = { actor: undefined, ip: '', requestId: 'test' };
  const { link } = await createStaff(storefront.shop.ctx, input, by);
  const visit = await comeToOffice(storefront, language);
  await visit.page.setViewportSize(phone);
  await visit.comeInByLink(link.url);
  return visit;
}

async function takeAlong(walk: Walk, id: string): Promise<OfficeVisit> {
  const { owner, storefront, language } = walk;
  const myrat = await comeIntoOffice('courier', walk);
  const { data } = await owner.office('GET /api/office/couriers/');
  const courierId = data.find(({ courier }) => courier === `courier-${language}`)?.courierId ?? 0;
  await owner.office('POST /api/office/couriers/assign/', { body: { orders: [id], courierId } });
  await myrat.page.goto(`${storefront.shop.origin}/office/courier/`);
  await myrat.press(myrat.say(roundTexts, 'send'));
  await myrat.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return myrat;
}

/** A malformed code is detected offline; a well-formed one is checked when online. */
async function handOver(
  storefront: Storefront,
  myrat: OfficeVisit,
  { number, code }: { number: string; code: string },
): Promise<void> {
  const { page } = myrat;
  const stop = await openHandOver(myrat, number);
  const field = stop.getByLabel(myrat.say(courierTexts, 'code'));
  await page.context().setOffline(true);
  await field.fill(code.slice(0, 4) + ((Number(code[4]) + 1) % 10));
  await stop.getByText(myrat.say(courierTexts, 'codeWrong')).waitFor();
  await field.fill(code);
  await myrat.press(myrat.say(roundTexts, 'deliver'), stop);
  await page.getByText(myrat.say(courierTexts, 'offline', { n: 2 })).waitFor();
  await storefront.pass(13, myrat);
  await page.context().setOffline(false);
  await page.getByText(myrat.say(courierTexts, 'sent')).waitFor();
  const deed = await storefront.shop.ctx.db
    .selectFrom('deed')
    .innerJoin('shop_order', 'shop_order.id', 'deed.order_id')
    .select(['deed.proof', 'deed.wrong_codes'])
    .where('kind', '=', 'handed-over')
    .orderBy('shop_order.number', 'desc')
    .executeTakeFirst();
  expect(deed).toEqual({ proof: 'code', wrong_codes: 1 });
}

async function thank(page: Page, language: Language): Promise<void> {
  const press = presser(language);
  await page.reload();
  await press(page, 'thanksTitle');
  await page.getByRole('textbox', { name: sayToRecipient(language, 'thanks') }).fill(words);
  await press(page, 'thanksSend');
  await page.getByText(sayToRecipient(language, 'thanked')).first().waitFor();
}
