import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#storefront/app/test-shop.ts';
import { loadHomeInfo, selectHasFeature } from './info.slice.ts';

const key = 'GET /api/product/home-info/';

test('without countries the default is Turkmenistan with its code and flag', async () => {
  const data = { mainInfo: {}, countryPhones: [], workingHours: [] };
  const shop = openTestShop({ answers: { [key]: { data } } });
  await shop.store.dispatch(loadHomeInfo());
  expect(shop.state().info.countryPhones).toEqual([
    { title: 'Türkmenistan', iso2: 'tm', code: '993', src: '/flags/tm.svg' },
  ]);
  expect(shop.state().info.workingHours).toHaveLength(7);
  expect(shop.state().info.workingHours[5]).toEqual({ day: 5, start_time: '09:00', end_time: '18:00' });
  expect(shop.state().info.workingHours[6]).toEqual({ day: 6, start_time: '10:00', end_time: '18:00' });
});

test('an answer without countries and hours gives the same', async () => {
  const shop = openTestShop({ answers: { [key]: { data: { mainInfo: {} } } } });
  await shop.store.dispatch(loadHomeInfo());
  expect(shop.state().info).toMatchObject({ mainInfo: {}, isLoading: false });
  expect(shop.state().info.countryPhones.map(({ code }) => code)).toEqual(['993']);
  expect(shop.state().info.workingHours).toHaveLength(7);
});

test('the values of the shop replace the defaults', async () => {
  const phones = [{ title: 'Türkmenistan', iso2: 'tm', code: '993', src: '/x.svg' }];
  const data = { mainInfo: { name: {} }, countryPhones: phones, workingHours: [] };
  const shop = openTestShop({ answers: { [key]: { data } } });
  await shop.store.dispatch(loadHomeInfo());
  expect(shop.state().info.countryPhones).toEqual(phones);
});

test('a failed load is rejected in the words of the specification', async () => {
  const shop = openTestShop({ answers: { [key]: refusal(500, {}) } });
  const result = await shop.store.dispatch(loadHomeInfo());
  expect(result.payload).toMatchObject({ message: 'something went wrong', sentence: 'Bir zat ýalňyş boldy' });
  expect(shop.state().info.isFailed).toBe(true);
});

test('a feature is on when the shop says so, and an unknown name is ignored', async () => {
  const data = { mainInfo: { features: ['people', 'of-the-future'] } };
  const shop = openTestShop({ answers: { [key]: { data } } });
  expect(selectHasFeature(shop.state(), 'people'), 'not before it is known').toBe(false);
  await shop.store.dispatch(loadHomeInfo());
  expect(selectHasFeature(shop.state(), 'people')).toBe(true);
  expect(selectHasFeature(shop.state(), 'reminders')).toBe(false);
});

test('an answer of a former release, without features, has none', async () => {
  const shop = openTestShop({ answers: { [key]: { data: { mainInfo: {} } } } });
  await shop.store.dispatch(loadHomeInfo());
  expect(selectHasFeature(shop.state(), 'people')).toBe(false);
});
