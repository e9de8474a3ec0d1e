import { expect, test } from 'vitest';
import { createPlace, openTestShop } from '../store/test-shop.ts';
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
