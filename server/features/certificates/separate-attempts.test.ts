import { expect, test } from 'vitest';
import { unknownCodeLimits } from '#domain/certificates/certificate.ts';
import { wrongPromoLimits } from '#domain/promo/promo-code.ts';
import { type Api, createApi, refusalOf } from '../../../tests/support/shop/api.ts';
import { addBuyer, orderInputFor, type TestBuyer } from '../../../tests/support/people/buyers.ts';
import { addCertificate, type Counter, openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const right = 'RIGHT-0000000000';
const { customer, address, own } = unknownCodeLimits;
let made = 0;
const wrong = () => `WRONG-${(made += 1)}`;
const check = (api: Api, code: string) => refusalOf(api('POST /api/certificate/check/', { body: { code } }));

/** A shop with a certificate, and a way for customers to ask what an order with a code would cost. */
async function openDesk(shop: TestShop) {
  const { rose, buyer, place, order } = await openCounter(shop);
  await addCertificate(shop, right, 100_000);
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const quote = (api: Api, codes: { certificate?: string; promo?: string }) =>
    refusalOf(api('POST /api/order/quote/', { body: { items, ...codes } }));
  const enter = (by: TestBuyer, { origin } = shop) => createApi(origin, by);
  const newcomer = async () => enter(await addBuyer(shop, place));
  return { quote, items, buyer, order, enter, newcomer };
}

test('a thousand unknown codes of strangers close no certificate for a customer behind the same address', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const { quote, items, buyer, enter } = await openDesk(shop);
  const api = enter(buyer);
  const answers: string[] = [];
  for (let round = 0; round < 10; round += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, n) => check(n % 2 ? shop.api : other.api, wrong())),
      )),
    );
  const count = (code: string) => answers.filter((answer) => answer === code).length;
  expect([count('certificate.unknown'), count('limit.reached')]).toEqual([address.max, 940]);
  expect(await check(shop.api, right), 'a stranger with a right one as well').toBe('limit.reached');
  expect(await quote(api, { certificate: right })).toBe('accepted');
  expect(await check(api, right)).toBe('accepted');
  const body = orderInputFor(buyer, items, { certificate: right });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  expect((await api('POST /api/order/order-create/', { body, headers })).data.totals.certificate).toBe(7_000);
});

test('a customer tries as often as before, in parallel over two nodes, whatever they call', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const { quote, buyer, enter } = await openDesk(shop);
  const [api, there] = [enter(buyer), enter(buyer, other)];
  const tries = Array.from({ length: 60 }, (_, n) =>
    n % 3 === 0 ? check(api, wrong()) : quote(n % 3 === 1 ? api : there, { certificate: wrong() }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((answer) => answer === 'certificate.unknown')).toHaveLength(customer.max);
  expect(await check(shop.api, right), 'strangers are not affected').toBe('accepted');
});

test('behind an address that other customers have filled, each has a few attempts, and right codes work', async () => {
  await using shop = await startShop();
  const { quote, newcomer } = await openDesk(shop);
  for (let people = 0; people < address.max / customer.max; people += 1) {
    const api = await newcomer();
    await Promise.all(Array.from({ length: customer.max }, () => quote(api, { certificate: wrong() })));
  }
  const api = await newcomer();
  const answers: string[] = [];
  for (let n = 0; n < own.max; n += 1) {
    expect(await quote(api, { certificate: right })).toBe('accepted');
    answers.push(await quote(api, { certificate: wrong() }));
  }
  expect(new Set(answers)).toEqual(new Set(['certificate.unknown']));
  expect(await quote(api, { certificate: wrong() })).toBe('limit.reached');
});

test('promo codes: an address filled by others leaves a customer a few attempts', async () => {
  await using shop = await startShop();
  const { quote, newcomer } = await openDesk(shop);
  const { max } = wrongPromoLimits.customer;
  for (let people = 0; people < wrongPromoLimits.address.max / max; people += 1) {
    const api = await newcomer();
    await Promise.all(Array.from({ length: max }, () => quote(api, { promo: wrong() })));
  }
  const api = await newcomer();
  for (let n = 0; n < wrongPromoLimits.own.max; n += 1)
    expect(await quote(api, { promo: wrong() })).toBe('promo.unknown');
  expect(await quote(api, { promo: wrong() })).toBe('limit.reached');
});

test('spent, expired and void codes are told as such, with the day, and cost no attempt', async () => {
  await using shop = await startShop();
  const { quote, order, newcomer } = await openDesk(shop);
  const codes = await addSpent(shop, order);
  const api = await newcomer();
  const told = async (code: string) => {
    const refused = await createApi(shop.origin, { lang: 'ru' })('POST /api/certificate/check/', {
      body: { code },
    }).catch((error: { body: { code: string; message: string; data?: unknown } }) => error.body);
    return refused;
  };
  for (let times = 0; times < 2 * address.max; times += 1)
    expect(await check(shop.api, codes.spent)).toBe('certificate.used-up');
  for (let times = 0; times < 2 * customer.max; times += 1)
    expect(await quote(api, { certificate: codes.over })).toBe('certificate.expired');
  expect(await told(codes.spent)).toMatchObject({
    code: 'certificate.used-up',
    message: 'Этот сертификат потрачен 20.11.2026',
    data: { on: '2026-11-20' },
  });
  expect(await told(codes.over)).toMatchObject({
    message: 'Срок этого сертификата истёк 01.11.2026',
    data: { on: '2026-11-01' },
  });
  expect(await told(codes.void)).toMatchObject({ code: 'certificate.void' });
  expect([await check(shop.api, right), await quote(api, { certificate: right })]).toEqual([
    'accepted',
    'accepted',
  ]);
  const answers = await Promise.all(Array.from({ length: 70 }, () => check(shop.api, wrong())));
  expect(answers.filter((answer) => answer === 'certificate.unknown')).toHaveLength(address.max);
});

/** A certificate that was spent today, one that expired, and a void one. */
async function addSpent(shop: TestShop, order: Counter['order']) {
  const codes = { spent: 'SPENT-0000000000', over: 'EXPIRED-00000000', void: 'VOID-00000000000' };
  await addCertificate(shop, codes.spent, 3_000);
  await order({ certificate: codes.spent });
  const change = (id: number, set: object) =>
    shop.ctx.db.updateTable('certificate').set(set).where('id', '=', id).execute();
  await change(await addCertificate(shop, codes.over, 3_000), {
    expires_at: new Date('2026-11-01T07:00:00Z'),
  });
  await change(await addCertificate(shop, codes.void, 3_000), { state: 'void' });
  return codes;
}
