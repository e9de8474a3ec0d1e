import { certificateVoided } from '#domain/ledger/postings.ts';
import { post } from '#server/features/ledger/post.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { expect, test } from 'vitest';
import { addPicture } from '../../../tests/support/shop/factories.ts';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { openingTime, startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const text = (word: string) => ({ tm: word, ru: word });

async function addBanner(shop: TestShop, banner: Record<string, unknown>): Promise<number> {
  const values = { title: text('b'), subtitle: text('b'), link: '/shop', ...banner };
  const row = await shop.ctx.db.insertInto('banner').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

test('a new shop answers with the defaults of the specification', async () => {
  await using shop = await startShop();
  const { data } = await shop.api('GET /api/product/home-info/');
  expect(data.countryPhones).toEqual([
    { title: 'Türkmenistan', iso2: 'tm', code: '993', src: '/flags/tm.svg' },
  ]);
  expect(data.workingHours).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      start_time: day === 6 ? '10:00' : '09:00',
      end_time: '18:00',
    })),
  );
  expect(data.mainInfo).toMatchObject({ categories: [], newProducts: [], deliveryMethods: [], wraps: [] });
  expect((await shop.api('GET /api/product/about-us/')).data.pictures).toEqual([]);
  expect((await shop.api('GET /api/product/privacy-policy/')).data).toEqual({
    sections: [],
    updatedAt: '2026-11-20',
  });
  expect((await shop.api('GET /api/order/delivery-payment/')).data).toEqual({ sections: [], zones: [] });
  expect((await shop.api('GET /api/product/banners/')).data).toEqual([]);
});

test('the demonstration shop has every text, a promise, and pictures in both formats', async () => {
  await using shop = await startShop({ seed: true });
  const { mainInfo } = (await shop.api('GET /api/product/home-info/')).data;
  expect(mainInfo.newProducts).toHaveLength(12);
  expect(mainInfo.popularProducts).toHaveLength(12);
  expect(mainInfo.categories.every(({ productsCount }) => productsCount > 0)).toBe(true);
  expect(mainInfo.deliveryMethods).toEqual(['STANDARD', 'EXPRESS', 'SLOT']);
  expect(mainInfo.paymentMethods).toEqual(['ONLINE', 'CASH', 'TERMINAL']);
  expect(mainInfo.banks.map(({ code }) => code)).toEqual(['HALK', 'SENAGAT', 'RYSGAL']);
  expect(mainInfo.promise).toMatchObject({ zone: { tm: 'Aşgabat' }, soonest: '2026-11-20' });
  expect(mainInfo.newProducts[0]?.picture?.srcset.webp).toMatch(/^\/pictures\/.+ 200w, \/pictures\/.+ 400w/);
  const about = (await shop.api('GET /api/product/about-us/')).data;
  expect(about.phones.length).toBeGreaterThan(0);
  expect(about.pictures).toHaveLength(3);
  const { sections, zones } = (await shop.api('GET /api/order/delivery-payment/')).data;
  expect(sections.some(({ picture }) => picture)).toBe(true);
  expect(zones.flatMap(({ places }) => places).length).toBeGreaterThan(20);
  expect((await shop.api('GET /api/product/privacy-policy/')).data.sections.length).toBeGreaterThan(3);
});

test('the privacy policy says what the features that are on do with data, and ends before the terms', async () => {
  await using shop = await startShop();
  const sections = [
    { title: text('privacy'), body: text('p') },
    { id: 'terms', title: text('terms'), body: text('t') },
  ];
  await shop.ctx.db
    .insertInto('shop_text')
    .values({ key: 'privacy', value: JSON.stringify({ sections }) })
    .execute();
  const told = async () => {
    shop.ctx.invalidation.publish();
    return (await shop.api('GET /api/product/privacy-policy/')).data.sections;
  };
  shop.ctx.config.features = ['photo-report', 'people'];
  const [first, added, terms] = await told();
  expect([first?.title.ru, terms?.id]).toEqual(['privacy', 'terms']);
  expect(added?.body.ru.split('\n')).toEqual([
    expect.stringContaining('60 дней'),
    expect.stringContaining('Люди и даты'),
  ]);
  expect(added?.body.tm.split('\n')).toHaveLength(2);
  shop.ctx.config.features = [];
  expect(await told()).toEqual(sections);
});

test('banners: the main ones, the others, or all, and only those that are on now', async () => {
  await using shop = await startShop();
  const at = (hours: number) => new Date(openingTime + hours * 3_600_000);
  const picture_id = await addPicture(shop);
  const main = await addBanner(shop, { is_main: true, picture_id, position: 2 });
  const other = await addBanner(shop, { position: 1 });
  await addBanner(shop, { is_active: false });
  await addBanner(shop, { ends_at: at(-1) });
  const later = await addBanner(shop, { starts_at: at(1), ends_at: at(2), position: 3 });
  const shown = async (is_main?: boolean) =>
    (
      await shop.api('GET /api/product/banners/', { query: is_main === undefined ? {} : { is_main } })
    ).data.map(({ id }) => id);
  expect(await shown(false)).toEqual([other]);
  expect(await shown(true)).toEqual([main]);
  expect(await shown()).toEqual([other, main]);
  shop.advance(3600);
  expect(await shown()).toEqual([other, main, later]);
  shop.advance(3600);
  expect(await shown(false)).toEqual([other]);
});

test('texts by staff replace the defaults', async () => {
  await using shop = await startShop();
  await addDelivery(shop);
  const values = {
    hours: [{ day: 0, start_time: '08:00', end_time: '20:00' }],
    home: { name: text('Gül dükany') },
  };
  for (const [key, value] of Object.entries(values))
    await shop.ctx.db
      .insertInto('shop_text')
      .values({ key, value: JSON.stringify(value) })
      .execute();
  const { data } = await shop.api('GET /api/product/home-info/');
  expect(data.workingHours).toEqual(values.hours);
  expect(data.mainInfo).toMatchObject({ name: text('Gül dükany'), slogan: text('') });
  expect(data.mainInfo.deliveryMethods).toEqual(['STANDARD', 'EXPRESS', 'SLOT']);
});

test('a certificate code is asked for only when a spendable certificate exists', async () => {
  await using shop = await startShop();
  const takes = async () => {
    shop.ctx.invalidation.publish();
    return (await shop.api('GET /api/product/home-info/')).data.mainInfo.takesCertificates;
  };
  expect(await takes()).toBe(false);
  const id = await addCertificate(shop, 'GUL-2026-ABCD-EFGH-JKMN', 5_000);
  const change = (values: { expires_at: Date }) =>
    shop.ctx.db.updateTable('certificate').set(values).where('id', '=', id).execute();
  expect(await takes()).toBe(true);
  await change({ expires_at: shop.ctx.now() });
  expect(await takes(), 'expired').toBe(false);
  await change({ expires_at: new Date(openingTime + 1) });
  const voided = { certificateId: id, source: 'x', amount: 5_000, paidBy: null, at: shop.ctx.now() };
  await inTransaction(shop.ctx.db, (trx) => post(trx, certificateVoided(voided)));
  expect(await takes(), 'used up').toBe(false);
});

test("a merchant's logo is shown on the site and on papers, and its picture cannot be deleted", async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { order } = await openCounter(shop);
  const ids = (await order()).data.id;
  const papers = async () => (await office('GET /api/office/papers/', { query: { ids } })).data.shop.logo;
  const site = async () => (await shop.api('GET /api/product/home-info/')).data.mainInfo;
  expect(await papers()).toBeNull();
  expect(await site()).not.toHaveProperty('logo');
  const logo = await addPicture(shop);
  const { home } = (await office('GET /api/office/texts/')).data;
  expect(home).not.toHaveProperty('logo');
  const put = (id: string) => office('PUT /api/office/texts/', { body: { home: { ...home, logo: id } } });
  expect((await put(logo)).data.home.logo).toBe(logo);
  expect((await site()).logo).toMatchObject({ id: logo });
  expect(await papers()).toMatchObject({ id: logo });
  expect(await refusalOf(put('nothing'))).toBe('picture.invalid');
  const drop = office('DELETE /api/office/pictures/:id/', { params: { id: logo } });
  expect(await refusalOf(drop)).toBe('record.in-use');
  await office('PUT /api/office/texts/', { body: { home } });
  expect(await site()).not.toHaveProperty('logo');
});
