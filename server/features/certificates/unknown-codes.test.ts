import { expect, test } from 'vitest';
import { unknownCodesOfDay } from '#domain/certificates/certificate.ts';
import { createApi, refusalOf } from '../../../tests/support/shop/api.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const code = 'DAY-000000000000';
const left = unknownCodesOfDay.max;

/** Sets the day's count of unknown codes. */
const setCount = ({ ctx: { db } }: TestShop, hits: number) =>
  db.updateTable('limit_counter').set({ hits }).where('key', 'like', 'certificate-day:%').execute();
const check = (api: TestShop['api'], typed: string) =>
  refusalOf(api('POST /api/certificate/check/', { body: { code: typed } }));
const alarms = (...shops: TestShop[]) =>
  shops.reduce((sum, { ctx }) => sum + (ctx.security.counts().get('certificates.guessed') ?? 0), 0);

async function askPage({ origin }: TestShop, cookie = '') {
  const body = new URLSearchParams({ code });
  const reply = await fetch(`${origin}/c?lang=ru`, { method: 'POST', body, headers: { cookie } });
  return [reply.status, await reply.text()] as const;
}

test('a thousand unknown codes in a day over two nodes raise one alarm; until midnight a balance needs a sign-in, orders are not affected', async () => {
  await using shop = await startShop();
  await using other = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const { order } = await openCounter(shop);
  await addCertificate(shop, code, 9_050);
  const { office } = await hire(shop, 'manager');
  const board = async () => (await office('GET /api/office/dashboard/')).data.areCodesGuessed;
  const { api } = await signIn(shop);
  const signedIn = createApi(other.origin);
  signedIn.useToken(api.token() ?? '');

  expect(await check(shop.api, 'UNKNOWN-1')).toBe('certificate.unknown');
  expect(await check(shop.api, code)).toBe('accepted');
  await setCount(shop, left - 2);
  expect(await check(other.api, 'UNKNOWN-2')).toBe('certificate.unknown');
  expect([alarms(shop, other), await check(shop.api, code), await board()]).toEqual([
    0,
    'accepted',
    undefined,
  ]);
  const items = [{ product: 1, option: 1, quantity: 1 }];
  const quote = api('POST /api/order/quote/', { body: { items, certificate: 'UNKNOWN-3' } });
  expect(await refusalOf(quote), 'an order counts as well').toBe('certificate.unknown');

  expect(alarms(shop, other)).toBe(1);
  expect(await check(shop.api, code)).toBe('session.missing');
  expect(await check(other.api, code)).toBe('session.missing');
  expect(await check(signedIn, code)).toBe('accepted');
  expect(await check(signedIn, 'UNKNOWN-4')).toBe('certificate.unknown');
  expect([alarms(shop, other), await board()], 'once').toEqual([1, true]);
  const [status, text] = await askPage(shop);
  expect([status, text.includes('Войдите'), text.includes('href="/login"')]).toEqual([401, true, true]);
  const [allowed, told] = await askPage(shop, `rt=${api.jar.get('rt')}`);
  expect([allowed, told.includes('90,50 TMT')]).toEqual([200, true]);
  expect((await order({ certificate: code })).data.totals.discount).toBe(7_000);

  // Midnight in Ashgabat.
  const toMidnight = 86_400 - ((Math.floor(shop.ctx.now().getTime() / 1000) + 5 * 3_600) % 86_400);
  shop.advance(toMidnight - 1);
  expect(await check(shop.api, code)).toBe('session.missing');
  shop.advance(1);
  expect(await check(shop.api, code)).toBe('accepted');
});
