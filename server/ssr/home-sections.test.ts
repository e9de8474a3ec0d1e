import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { homeSections, type SectionName } from '#domain/home-sections.ts';
import { hire } from '../../tests/support/people/staff.ts';
import { startShop } from '../../tests/support/shop/start-shop.ts';
import { toAnswer } from './page-facts.ts';
import { readBuild } from './read-build.ts';

const folder = resolve(import.meta.dirname, '../../dist/storefront');
const isBuilt = existsSync(resolve(folder, 'index.html'));

/** The text that identifies each section of the home page in its HTML. */
const signs: Record<SectionName, { tm: string; ru: string }> = {
  hero: { tm: 'Bannerler"', ru: 'Баннеры"' },
  categories: { tm: 'aria-label="Kategoriýalar', ru: 'aria-label="Категории' },
  popular: { tm: '>Iň köp sowgat edilýänler', ru: '>Чаще всего дарят' },
  recipients: { tm: '>Kime sowgat gözleýärsiňiz?', ru: '>Кому ищете подарок?' },
  ideas: { tm: '>Sowgat pikirleri</h2', ru: '>Идеи подарков' },
  new: { tm: '>Täze harytlar', ru: '>Новинки' },
  banners: { tm: '>Zergär öýünden', ru: '>Из мастерской ювелира' },
  occasions: { tm: '>Näme mynasybetli?</h2', ru: '>По какому поводу?</h2' },
  trust: { tm: '>El bilen ýazylan gutlag haty', ru: '>Открытка от руки' },
};

/** The sections found in the rendered page, from top to bottom. */
function drawnIn(html: string, lang: 'tm' | 'ru', input: readonly SectionName[]): SectionName[] {
  const main = /<main[^]*?<\/main>/.exec(html)?.[0] ?? '';
  const found = input.map((name) => ({ name, at: main.indexOf(signs[name][lang]) }));
  return found
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

test.runIf(isBuilt)(
  'the first view has the sections in the order of staff, without those they hid',
  async () => {
    await using shop = await startShop({ seed: true, pages: true });
    const { office } = await hire(shop, 'editor');
    const page = async (lang: 'tm' | 'ru') =>
      (await fetch(shop.origin, { headers: { cookie: `userLanguage=${lang}` } })).text();
    const order = async (...shown: SectionName[]) => {
      const hidden = homeSections.filter((name) => !shown.includes(name));
      const placed = [
        ...hidden.map((name) => ({ name, isShown: false })),
        ...shown.map((name) => ({ name, isShown: true })),
      ];
      await office('PUT /api/office/home-sections/', { body: { sections: placed } });
    };
    const preload = /<link rel="preload" as="image"/;
    // Exactly one h1, whatever the order of sections.
    const countNames = (html: string) => html.match(/<h1/g)?.length;

    for (const lang of ['tm', 'ru'] as const) {
      await order(...homeSections);
      const first = await page(lang);
      const usual = ['hero', 'popular', 'categories', 'recipients'] as const;
      expect(drawnIn(first, lang, homeSections)).toEqual(usual);
      expect([preload.test(first), countNames(first)]).toEqual([true, 1]);

      const input = ['occasions', 'trust', 'banners', 'new', 'ideas', 'hero', 'popular'] as const;
      await order(...input);
      const html = await page(lang);
      expect(drawnIn(html, lang, homeSections)).toEqual(input.slice(0, 5));
      expect([preload.test(html), countNames(html)]).toEqual([false, 1]);

      await order('recipients', 'hero');
      const short = await page(lang);
      expect(drawnIn(short, lang, homeSections)).toEqual(['recipients', 'hero']);
      expect(countNames(short)).toBe(1);
      // Without ideas on the page, nothing links to them.
      expect([first.includes('#ideas'), short.includes('#ideas')]).toEqual([true, false]);
    }
  },
);

test.runIf(isBuilt)(
  'a shop window passes over sections that it does not know, and does without the list',
  async () => {
    await using shop = await startShop({ seed: true, pages: true });
    const draw = (await readBuild(folder, true)())?.draw;
    const { data } = await shop.api('GET /api/product/home-info/');
    const drawWith = async (part: object) => {
      const answers = {
        '/api/product/home-info/': toAnswer({ ...data, mainInfo: { ...data.mainInfo, ...part } }),
      };
      const html = await draw?.({ path: '/', search: '', language: 'tm', answers, now: shop.ctx.now });
      return drawnIn(html ?? '', 'tm', homeSections);
    };
    expect(await drawWith({ sections: ['horoscope', 'trust', 'lottery', 'popular'] })).toEqual([
      'trust',
      'popular',
    ]);
    expect(await drawWith({ sections: undefined })).toEqual(
      homeSections.filter((name) => name !== 'banners'),
    );
  },
);
