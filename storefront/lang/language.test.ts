import { expect, test } from 'vitest';
import { createMemoryStorage, openTestShop } from '#storefront/app/test-shop.ts';
import { chooseLanguage, selectLanguage } from './lang.slice.ts';
import { beginVisit, saveChoice, tagDocument } from './language.ts';

function storage(held: Record<string, string>) {
  return createMemoryStorage(held) as unknown as Storage & { held: Record<string, string> };
}

/** A document whose cookies accumulate like a browser's. */
function openPage(cookies: string[] = []) {
  return {
    written: [] as string[],
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(text: string) {
      this.written.push(text);
      const [pair = ''] = text.split(';');
      cookies = [...cookies.filter((one) => one.split('=')[0] !== pair.split('=')[0]), pair];
    },
  };
}

test.each([[{}], [{ userLanguage: 'en' }], [{ userLanguage: '' }]])(
  'a missing or unknown setting becomes tm: %j',
  (held) => {
    const place = storage({ ...held });
    expect(beginVisit(place, openPage(), '/')).toBe('tm');
    expect(place.held).toEqual({ userLanguage: 'tm' });
  },
);

test('a link sets the language of a visit if none was chosen, and is never stored as the setting', () => {
  const place = storage({});
  const page = openPage();
  expect(beginVisit(place, page, '/?lang=ru')).toBe('ru');
  expect(place.held).toEqual({ userLanguage: 'tm' });
  expect(page.written).toContain('visitLanguage=ru; path=/; samesite=lax');
  // On the next page of the visit, and on the next visit after the browser was closed.
  expect(beginVisit(place, page, '/')).toBe('ru');
  expect(beginVisit(place, openPage(['userLanguage=tm']), '/')).toBe('tm');
});

test('a choice by the switch is stored, mirrored for the server, and takes precedence over any link', () => {
  const place = storage({});
  const page = openPage();
  beginVisit(place, page, '/?lang=ru');
  saveChoice('tm', place, page);
  expect(place.held).toEqual({ userLanguage: 'tm' });
  expect(page.written.at(-2)).toMatch(/^userLanguage=tm; path=\/; max-age=/);
  expect(beginVisit(place, page, '/?lang=ru')).toBe('tm');
  saveChoice('ru', place, page);
  expect(beginVisit(place, page, '/?lang=tk')).toBe('ru');
  expect(page.cookie).toContain('userLanguage=ru');
});

test('a stored choice is mirrored in the cookie before the first page is shown', () => {
  const page = openPage();
  expect(beginVisit(storage({ userLanguage: 'ru' }), page, '/')).toBe('ru');
  expect(page.cookie).toBe('userLanguage=ru');
});

test('an equal lang attribute is not set again: that would recalculate the styles of the whole page', () => {
  let written = 0;
  const root = {
    get lang() {
      return 'ru';
    },
    set lang(_) {
      written += 1;
    },
  };
  const page = { documentElement: root } as unknown as Document;
  tagDocument('ru', page);
  expect(written).toBe(0);
  tagDocument('tm', page);
  expect(written).toBe(1);
});

test('loading a language goes through its states and stores the list', async () => {
  const shop = openTestShop();
  const load = shop.store.dispatch(chooseLanguage('ru'));
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

const forbidden = {
  getItem: (): string | null => {
    throw new Error('blocked');
  },
  setItem: (): void => {
    throw new Error('blocked');
  },
};
const full = (held: string | null) => ({ getItem: () => held, setItem: () => false });

test.each([
  ['forbidden', forbidden],
  ['full and empty', full(null)],
  ['full of something else', full('en')],
  ['full of the choice before', full('tm')],
])('where storage is %s, the choice of the switch stands in its cookie', (_, place) => {
  const page = openPage();
  expect(beginVisit(place, page, '/')).toBe('tm');
  saveChoice('ru', place, page);
  expect(beginVisit(place, page, '/')).toBe('ru');
  expect(page.cookie).toContain('userLanguage=ru');
  saveChoice('tm', place, page);
  expect(beginVisit(place, page, '/?lang=ru')).toBe('tm');
});

test('where storage can be written, the setting decides and not its mirror', () => {
  expect(beginVisit(storage({}), openPage(['userLanguage=ru']), '/')).toBe('tm');
});
