import { expect, test } from 'vitest';
import { createPlace, openTestShop } from '#storefront/app/test-shop.ts';
import { loadLanguage, selectLanguage } from './lang.slice.ts';
import { applyLanguage, readLanguage } from './language.ts';

function storage(held: Record<string, string>) {
  return createPlace(held) as unknown as Storage & { held: Record<string, string> };
}

test.each([[{}], [{ userLanguage: 'en' }], [{ userLanguage: '' }]])(
  'a missing or foreign setting becomes tm: %j',
  (held) => {
    const place = storage({ ...held });
    expect(readLanguage(place)).toBe('tm');
    expect(place.held).toEqual({ userLanguage: 'tm' });
  },
);

test('a link to the Russian pages counts for visitors who have not chosen yet', () => {
  const place = storage({});
  expect(readLanguage(place, '?lang=ru')).toBe('ru');
  expect(place.held).toEqual({ userLanguage: 'ru' });
  expect(readLanguage(storage({ userLanguage: 'tm' }), '?lang=ru')).toBe('tm');
});

test('a stored choice is kept', () => {
  expect(readLanguage(storage({ userLanguage: 'ru' }))).toBe('ru');
});

test('a choice is stored, mirrored for the server and tagged for the browser', () => {
  const place = storage({});
  const page = { cookie: '', documentElement: { lang: '' } };
  applyLanguage('tm', place, page as unknown as Document);
  expect(place.held).toEqual({ userLanguage: 'tm' });
  expect(page.cookie).toMatch(/^userLanguage=tm; path=\/; max-age=/);
  expect(page.documentElement.lang).toBe('tk');
});

test('a tag that is there already is left alone: putting it on again would style the whole page anew', () => {
  let written = 0;
  const root = {
    get lang() {
      return 'ru';
    },
    set lang(_) {
      written += 1;
    },
  };
  const page = { cookie: '', documentElement: root } as unknown as Document;
  applyLanguage('ru', storage({}), page);
  expect(written).toBe(0);
  applyLanguage('tm', storage({}), page);
  expect(written).toBe(1);
});

test('the language load goes through its steps and stores the list', async () => {
  const shop = openTestShop();
  const load = shop.store.dispatch(loadLanguage('ru'));
  expect(shop.state().lang).toMatchObject({ isLoading: true, isSuccess: false });
  await load;
  expect(shop.state().lang).toMatchObject({ isLoading: false, isSuccess: true });
  expect(shop.state().lang.lang.map(({ code, isActive }) => [code, isActive])).toEqual([
    ['tm', false],
    ['ru', true],
  ]);
  expect(selectLanguage(shop.state())).toBe('ru');
  expect(shop.done).toEqual(['language ru']);
});
