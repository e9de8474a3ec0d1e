import { expect, test } from 'vitest';
import { createPlace, openTestShop } from '#storefront/app/test-shop.ts';
import { chooseLanguage, selectLanguage } from './lang.slice.ts';
import { beginVisit, saveChoice, tagDocument } from './language.ts';

function storage(held: Record<string, string>) {
  return createPlace(held) as unknown as Storage & { held: Record<string, string> };
}

/** A page whose cookies add up as a browser's do. */
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
  'a missing or foreign setting becomes tm: %j',
  (held) => {
    const place = storage({ ...held });
    expect(beginVisit(place, openPage(), '/')).toBe('tm');
    expect(place.held).toEqual({ userLanguage: 'tm' });
  },
);

test('a link decides for the visit of whoever has not chosen, and is never stored as the setting', () => {
  const place = storage({});
  const page = openPage();
  expect(beginVisit(place, page, '/?lang=ru')).toBe('ru');
  expect(place.held).toEqual({ userLanguage: 'tm' });
  expect(page.written).toContain('visitLanguage=ru; path=/; samesite=lax');
  // The next page of the visit, and the next visit in a browser that was closed meanwhile.
  expect(beginVisit(place, page, '/')).toBe('ru');
  expect(beginVisit(place, openPage(['userLanguage=tm']), '/')).toBe('tm');
});

test('a choice by the switch is stored, mirrored for the server, and counts more than any link', () => {
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

test('a stored choice is mirrored before the first page is shown', () => {
  const page = openPage();
  expect(beginVisit(storage({ userLanguage: 'ru' }), page, '/')).toBe('ru');
  expect(page.cookie).toBe('userLanguage=ru');
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
  const page = { documentElement: root } as unknown as Document;
  tagDocument('ru', page);
  expect(written).toBe(0);
  tagDocument('tm', page);
  expect(written).toBe(1);
});

test('the language load goes through its steps and stores the list', async () => {
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
