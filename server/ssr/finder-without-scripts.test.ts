import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startShop } from '../../tests/support/shop/start-shop.ts';

// Needs the built storefront, which `npm test` always has.
const isBuilt = existsSync(resolve(import.meta.dirname, '../../dist/storefront/index.html'));

test.runIf(isBuilt)(
  'the gift finder works without scripts: its answers are links to pages with what fits',
  async () => {
    await using shop = await startShop({ seed: true, pages: true });
    const get = async (path: string) =>
      (await fetch(shop.origin + path, { headers: { cookie: 'userLanguage=ru' } })).text();
    /** The answers of the page by their words, with their links. */
    const answersOf = (html: string) =>
      new Map(
        [...html.matchAll(/<a ([^>]*role="button"[^>]*)><span>(.*?)<\/span><\/a>/g)].map(
          ([, tag = '', words = '']) => [
            words.replace(/<[^>]*>/g, ''),
            { isOn: tag.includes('aria-pressed="true"'), href: /href="([^"]*)"/.exec(tag)?.[1] },
          ],
        ),
      );
    const follow = async (html: string, words: string) => {
      const href = answersOf(html).get(words)?.href ?? '(none)';
      return get(`/gift-finder${href.replaceAll('&amp;', '&')}`);
    };
    const mother = await follow(await get('/gift-finder'), 'Маме');
    const cheap = await follow(mother, 'до 100 TMT');
    const tomorrow = await follow(cheap, 'Завтра');
    const on = [...answersOf(tomorrow)].flatMap(([words, { isOn }]) => (isOn ? words : []));
    expect(on).toEqual(['Маме', 'до 100 TMT', 'Завтра']);
    const { mainInfo } = (await shop.api('GET /api/product/home-info/', {})).data;
    const recipient = `${mainInfo.recipients.find(({ title }) => title.ru === 'Маме')?.id}`;
    const query = { recipient, price_max: 100_00, in_stock: true };
    const { data } = await shop.api('GET /api/product/list/:search?', { params: {}, query });
    expect(data.length).toBeGreaterThan(0);
    for (const { id } of data) expect(cheap).toContain(`href="/product/${id}"`);
    expect(answersOf(await follow(cheap, 'до 100 TMT')).get('до 100 TMT')?.isOn, 'taken back').toBe(false);
    // Other lists than its questions offer are endlessly many, and not rendered.
    for (const other of ['price_max=12345', 'q=x', 'recipient=1,2', 'arrives_by=2020-01-01', 'brand=1'])
      expect([other, await get(`/gift-finder?${other}`)]).toEqual([
        other,
        expect.not.stringContaining('data-drawn'),
      ]);
  },
);
