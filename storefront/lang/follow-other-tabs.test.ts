import { setImmediate as oneTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { selectLanguage } from './lang.slice.ts';
import { followLanguage } from './follow-other-tabs.ts';
import { createMemoryStorage, openTestShop } from '#storefront/app/test-shop.ts';

function open() {
  const storage = createMemoryStorage({ userLanguage: 'tm' });
  const shop = openTestShop();
  const page = new EventTarget();
  followLanguage(shop.store, page as Window, { getItem: (key) => storage.held[key] ?? null });
  const happens = async (type: string, facts: object) => {
    page.dispatchEvent(Object.assign(new Event(type), facts));
    await oneTurn();
    return selectLanguage(shop.state());
  };
  return { storage, happens };
}

test('a language chosen in another tab applies here, an unknown one does not', async () => {
  const { happens } = open();
  expect(await happens('storage', { key: 'userLanguage', newValue: 'ru' })).toBe('ru');
  expect(await happens('storage', { key: 'userLanguage', newValue: 'en' })).toBe('ru');
});

test('a page restored from the back/forward cache takes the language chosen meanwhile', async () => {
  const { storage, happens } = open();
  storage.held['userLanguage'] = 'ru';
  expect(await happens('pageshow', { persisted: false })).toBe('tm');
  expect(await happens('pageshow', { persisted: true })).toBe('ru');
});
