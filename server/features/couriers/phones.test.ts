import { expect, test } from 'vitest';
import { createOffice } from '../../../tests/support/people/staff.ts';
import { openPage, give } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { codeFor } from '../../../tests/support/people/people.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const mobile = '+99365112233';
const tokenOf = ({ url }: { url: string }) => url.split('#')[1] ?? '';

/** A courier, for whom the office shows a QR code, and the browser of the phone that scans it. */
async function openDesk(shop: TestShop) {
  const page = await openPage(shop);
  const params = { id: page.courierId };
  const offer = async (to = mobile) => {
    const body = { mobile: to };
    const { link } = await page.manager.office('POST /api/office/couriers/:id/phones/', { params, body });
    return tokenOf(link);
  };
  const list = async () =>
    (await page.manager.office('GET /api/office/couriers/:id/phones/', { params })).data;
  return { ...page, params, offer, list };
}

/** A phone without any session. */
function openBrowser(shop: TestShop) {
  const office = createOffice(shop.origin);
  const ask = (token: string) => office('POST /api/courier/enrol/:token/', { params: { token } });
  const enter = (token: string, code: string) =>
    office('POST /api/courier/enrol/:token/code/', { params: { token }, body: { code } });
  const load = () =>
    office('POST /api/courier/deeds/', {
      body: { device: 'phone-1', sentAt: shop.ctx.now().toISOString(), deeds: [] },
    });
  return { office, ask, enter, load };
}

async function enrol(shop: TestShop, token: string) {
  const browser = openBrowser(shop);
  await browser.ask(token);
  await shop.settle();
  await browser.enter(token, codeFor(shop, mobile));
  return browser;
}

test('a courier signs in with a QR code and a code by SMS, and the phone has no access to the office', async () => {
  await using shop = await startShop();
  const desk = await openDesk(shop);
  const order = await give(desk, {});
  const token = await desk.offer('8 65 11-22-33');
  const browser = openBrowser(shop);
  const asked = await browser.ask(token);
  expect(asked.data).toMatchObject({ name: 'courier of the tests', mobile: '+9936****33' });
  await shop.settle();
  expect((await browser.enter(token, codeFor(shop, mobile))).data).toEqual({ name: 'courier of the tests' });

  const { data } = await browser.load();
  expect(data.round.stops.map(({ id }) => id)).toEqual([order.id]);
  const phone = openCourierPhone(shop, browser);
  await phone.sync();
  await phone.does(order.id, 'taken-along');
  expect(await phone.sync()).toBe('done');
  const row = shop.ctx.db.selectFrom('shop_order').select('status').where('id', '=', order.id);
  expect((await row.executeTakeFirst())?.status).toBe('on-the-way');

  const { office } = browser;
  expect(await refusalOf(office('GET /api/office/me/'))).toBe('staff.signed-out');
  expect(await refusalOf(office('GET /api/office/round/'))).toBe('staff.signed-out');
  // The same token in the office's cookie is no session of the office either.
  office.jar.set('office', office.jar.get('courier') ?? '');
  expect(await refusalOf(office('GET /api/office/me/'))).toBe('staff.signed-out');
  const stored = await shop.ctx.db.selectFrom('staff_session').select(['kind', 'token_hash']).execute();
  expect(stored.filter(({ kind }) => kind === 'phone')).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(office.jar.get('courier'));
});

test('a link works once, for ten minutes, until the next one is made, and for five wrong codes', async () => {
  await using shop = await startShop();
  const desk = await openDesk(shop);
  const used = await desk.offer();
  await enrol(shop, used);
  const browser = openBrowser(shop);
  expect(await refusalOf(browser.ask(used))).toBe('link.not-found');

  shop.advance(61);
  const replaced = await desk.offer();
  const late = await desk.offer();
  expect(await refusalOf(browser.ask(replaced))).toBe('link.not-found');
  shop.advance(601);
  expect(await refusalOf(browser.ask(late))).toBe('link.not-found');

  const tried = await desk.offer();
  await browser.ask(tried);
  await shop.settle();
  const right = codeFor(shop, mobile);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let n = 0; n < 5; n++) expect(await refusalOf(browser.enter(tried, wrong))).toBe('otp.wrong');
  expect(await browser.enter(tried, right).catch((error: unknown) => error)).toMatchObject({
    body: { code: 'otp.exhausted' },
    retryAfter: 600,
  });
  // Another code of the same link allows no further attempts.
  shop.advance(61);
  await browser.ask(tried);
  await shop.settle();
  expect(await refusalOf(browser.enter(tried, codeFor(shop, mobile)))).toBe('otp.exhausted');
  expect((await desk.list()).phones).toHaveLength(1);
});

test('of two phones that send the code of one link at once, one is signed in', async () => {
  await using shop = await startShop();
  const desk = await openDesk(shop);
  const token = await desk.offer();
  const phones = [openBrowser(shop), openBrowser(shop)];
  await phones[0]?.ask(token);
  await shop.settle();
  const code = codeFor(shop, mobile);
  const answers = await Promise.all(phones.map((phone) => refusalOf(phone.enter(token, code))));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
  expect((await desk.list()).phones).toHaveLength(1);
});

test("the code of a link signs in no customer, and a customer's code signs in no phone", async () => {
  await using shop = await startShop();
  const desk = await openDesk(shop);
  const token = await desk.offer();
  const browser = openBrowser(shop);
  await browser.ask(token);
  await shop.settle();
  const ofLink = codeFor(shop, mobile);
  const activate = shop.api('POST /api/auth/activate/', { body: { username: mobile, code: ofLink } });
  expect(await refusalOf(activate)).toBe('otp.expired');
  shop.advance(61);
  await shop.api('POST /api/auth/sign-in/', { body: { username: mobile } });
  await shop.settle();
  const ofCustomer = codeFor(shop, mobile);
  if (ofCustomer !== ofLink) expect(await refusalOf(browser.enter(token, ofCustomer))).toBe('otp.wrong');
  expect((await browser.enter(token, ofLink)).data.name).toBe('courier of the tests');
});

test('a phone that was revoked, or whose courier is blocked, is refused at its next call; others are not affected', async () => {
  await using shop = await startShop();
  const desk = await openDesk(shop);
  const lost = await enrol(shop, await desk.offer());
  shop.advance(61);
  const kept = await enrol(shop, await desk.offer());
  const { mobile: known, phones } = await desk.list();
  expect([known, phones.length]).toEqual([mobile, 2]);
  const { id: phone = '' } = phones.at(-1) ?? {};
  const remove = () =>
    desk.manager.office('DELETE /api/office/couriers/:id/phones/:phone/', {
      params: { ...desk.params, phone },
    });
  await remove();
  expect(await refusalOf(remove())).toBe('record.not-found');
  expect(await refusalOf(lost.load())).toBe('courier.phone-revoked');
  expect(await refusalOf(kept.load())).toBe('accepted');

  const pending = await desk.offer();
  const body = { isBlocked: true };
  await desk.owner.office('PUT /api/office/staff/:id/', { params: desk.params, body });
  expect(await refusalOf(kept.load())).toBe('courier.phone-revoked');
  for (const cookie of ['office', 'XSRF-TOKEN'])
    kept.office.jar.set(cookie, desk.myrat.office.jar.get(cookie) ?? '');
  expect(await refusalOf(kept.load()), 'beside a session of the office').toBe('courier.phone-revoked');
  expect(await refusalOf(openBrowser(shop).ask(pending))).toBe('link.not-found');
  const actions = await shop.ctx.db.selectFrom('audit').select('action').execute();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['offer-phone', 'enrol-phone', 'revoke-phone']),
  );
});

test('a phone is signed in for fourteen hours', async () => {
  await using shop = await startShop();
  const desk = await openDesk(shop);
  const phone = await enrol(shop, await desk.offer());
  shop.advance(14 * 3600 - 1);
  expect(await refusalOf(phone.load())).toBe('accepted');
  shop.advance(1);
  expect(await refusalOf(phone.load())).toBe('staff.signed-out');
});

test('only couriers get phones, and only on numbers that can receive SMS', async () => {
  await using shop = await startShop();
  const desk = await openDesk(shop);
  const { data } = await desk.owner.office('GET /api/office/me/');
  const offer = (id: number, to: string) =>
    desk.manager.office('POST /api/office/couriers/:id/phones/', { params: { id }, body: { mobile: to } });
  expect(await refusalOf(offer(data.id, mobile))).toBe('courier.not-found');
  expect(await refusalOf(offer(desk.courierId, '12 345'))).toBe('request.invalid');
  const stranger = openBrowser(shop);
  stranger.office.jar.set('XSRF-TOKEN', 'x'.repeat(43));
  expect(await refusalOf(stranger.load())).toBe('staff.signed-out');
  // A courier may use a session of the office instead, but nobody else may.
  const asOwner = desk.owner.office('POST /api/courier/deeds/', {
    body: { device: 'd', sentAt: shop.ctx.now().toISOString(), deeds: [] },
  });
  expect(await refusalOf(asOwner)).toBe('staff.not-allowed');
});

test('a revoked phone deletes everything; one whose session expired keeps unsent deeds until its courier signs in again', async () => {
  await using shop = await startShop();
  const desk = await openDesk(shop);
  const order = await give(desk, {});
  const browser = await enrol(shop, await desk.offer());
  const phone = openCourierPhone(shop, browser);
  expect(await phone.sync()).toBe('done');
  await phone.does(order.id, 'taken-along');
  shop.advance(61);
  const over = { expires_at: shop.ctx.now() };
  await shop.ctx.db.updateTable('staff_session').set(over).where('kind', '=', 'phone').execute();
  expect(await phone.sync()).toBe('signed-out');
  expect(await phone.state()).toMatchObject({ round: null, deeds: [{ order: order.id }] });
  const token = await desk.offer();
  await browser.ask(token);
  await shop.settle();
  await browser.enter(token, codeFor(shop, mobile));
  expect(await phone.sync()).toBe('done');
  expect(await shop.ctx.db.selectFrom('deed').select('verdict').execute()).toEqual([{ verdict: 'applied' }]);

  const photo = new Uint8Array([1, 2, 3]);
  await phone.does(order.id, 'handed-over', {}, photo);
  const { id = '' } = (await desk.list()).phones[0] ?? {};
  await desk.manager.office('DELETE /api/office/couriers/:id/phones/:phone/', {
    params: { ...desk.params, phone: id },
  });
  expect(await phone.sync()).toBe('revoked');
  expect(await phone.state()).toMatchObject({ round: null, courier: null, deeds: [], problems: [] });
  expect(await phone.photos.keys()).toEqual([]);
});

test('a browser without any cookie is asked to sign in', async () => {
  await using shop = await startShop();
  await openDesk(shop);
  const phone = openCourierPhone(shop, openBrowser(shop));
  expect(await phone.sync()).toBe('signed-out');
});
