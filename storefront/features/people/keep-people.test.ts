import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import type { Person } from '#contract/people/shop.ts';
import { createMemoryStorage, openTestShop } from '#storefront/app/test-shop.ts';
import { signedIn } from '#storefront/features/customers/sign-in/signed-in.ts';
import { signedOut } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { loadBanners } from '#storefront/features/content/home/banner.slice.ts';
import { loadHomeInfo } from '#storefront/features/content/texts/info.slice.ts';
import { hideSilenced } from './hide-silenced.ts';
import { queueChange, refreshPeople } from './keep-people.ts';

const womensDay = {
  id: 7,
  kind: 'occasion' as const,
  occasion: 3,
  leads: [],
  quietUntil: '2999-12-31',
  next: '2027-03-08',
};
const mother: Person = {
  ...{ id: 1, name: 'Aýna', relation: 'mother', likes: [], addresses: [], dates: [womensDay] },
  ...{ quietUntil: null, died: false, nextDay: null },
};
const cut = () => {
  throw new CallError(0, undefined);
};

async function open(answers: Record<string, unknown>) {
  const storage = createMemoryStorage();
  const shop = openTestShop({ answers, storage });
  await shop.memory.restored();
  shop.store.dispatch(signedIn({ token: 't', refresh: 'r', username: '+99361000000' }));
  return { ...shop, storage, kept: () => shop.state().auth.kept };
}

test('the list stays on the device until sign-out, and changes wait there for a connection', async () => {
  const answers: Record<string, unknown> = { 'GET /api/people/': { data: [mother] } };
  const { store, memory, calls, storage, kept } = await open(answers);
  await store.dispatch(refreshPeople());
  expect(kept()?.people).toEqual([mother]);
  answers['GET /api/people/'] = cut;
  answers['POST /api/people/'] = cut;
  const body = { name: 'Merdan', relation: 'friend' as const };
  store.dispatch(queueChange({ what: 'save', id: 0, body }));
  store.dispatch(queueChange({ what: 'quiet', id: 1, date: 7, until: null }));
  store.dispatch(queueChange({ what: 'silence', id: 1, of: 'died', until: '2999-12-31' }));
  store.dispatch(queueChange({ what: 'save', id: 1, body }));
  await store.dispatch(refreshPeople());
  expect(kept()?.people, 'without a connection').toEqual([mother]);
  expect(kept()?.waiting.map(({ id }) => id < 0)).toEqual([...[true, false, false, false]]);
  memory.persistNow();
  expect(storage.held['sowgat:auth']).toContain('Merdan');

  answers['POST /api/people/'] = { data: { ...mother, id: 2 } };
  answers['POST /api/people/:id/quiet/'] = { data: mother };
  answers['PUT /api/people/:id/'] = { data: mother };
  answers['GET /api/people/'] = { data: [mother, { ...mother, id: 2 }] };
  calls.length = 0;
  await store.dispatch(refreshPeople());
  expect(calls.map(({ key }) => key)).toEqual([
    ...['POST /api/people/', 'POST /api/people/:id/quiet/', 'POST /api/people/:id/quiet/'],
    ...['PUT /api/people/:id/', 'GET /api/people/'],
  ]);
  expect([kept()?.waiting, kept()?.people?.length]).toEqual([[], 2]);
  store.dispatch(signedOut());
  memory.persistNow();
  expect(storage.held['sowgat:auth']).not.toContain('Aýna');
});

test('a muted holiday is in no list and no banner', async () => {
  const occasions = [3, 4].map((id) => ({
    id,
    title: { tm: 'a', ru: 'а' },
    productsCount: 5,
    nextDay: null,
  }));
  const banners = ['/shop?occasion=3', '/shop?occasion=31', '/shop'].map((link, id) => ({
    id,
    link,
    isMain: true,
  }));
  const { store, state } = await open({
    'GET /api/people/': { data: [mother] },
    'GET /api/product/home-info/': { data: { mainInfo: { occasions }, countryPhones: [], workingHours: [] } },
    'GET /api/product/banners/': { data: banners },
  });
  hideSilenced(store);
  const shown = () => ({
    occasions: state().info.mainInfo?.occasions.map(({ productsCount }) => productsCount),
    banners: state().banner.banners.map(({ link }) => link),
  });
  await store.dispatch(loadHomeInfo());
  await store.dispatch(loadBanners());
  expect(shown()).toEqual({ occasions: [5, 5], banners: banners.map(({ link }) => link) });
  await store.dispatch(refreshPeople());
  expect(shown()).toEqual({ occasions: [0, 5], banners: ['/shop?occasion=31', '/shop'] });
  await store.dispatch(loadBanners());
  expect(shown().banners).toHaveLength(2);
});
