import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { runPricePlans } from '#server/features/catalogue/price-plans/run-price-plans.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';

// Needs the built storefront, which `npm test` always has.
const isBuilt = existsSync(resolve(import.meta.dirname, '../../dist/storefront/index.html'));
const unescapeHtml = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const alternates = (text: string) =>
  [...text.matchAll(/rel="alternate"[^>]*? hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href = '']) => [
    tag,
    unescapeHtml(href),
  ]);
const metaOf = (html: string, name: string) =>
  unescapeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

test.runIf(isBuilt)(
  'what a page and the sitemap name as an alternate is its own canonical address and names all',
  async () => {
    await using shop = await startShop({ seed: true, pages: true });
    await shop.ctx.db.updateTable('idea').set({ is_visible: false }).where('id', '=', 2).execute();
    const read = async (path: string) => (await fetch(shop.origin + path)).text();
    const sitemap = await read('/sitemap.xml');
    const listed = new Map(
      [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(([, loc = '', rest = '']) => [
        unescapeHtml(loc),
        rest,
      ]),
    );
    const { origin } = new URL([...listed.keys()][0] ?? '');
    const kinds = [
      '/',
      '/shop',
      '/shop?category=1',
      '/shop?occasion=1',
      '/shop?recipient=1',
      '/brand?id=1',
      '/product/7',
      '/idea/1',
      '/account/delivery',
    ];
    for (const path of kinds) {
      const russian = `${path}${path.includes('?') ? '&' : '?'}lang=ru`;
      const all = [
        ['tk', origin + path],
        ['ru', origin + russian],
        ['x-default', origin + path],
      ];
      for (const address of [path, russian]) {
        const html = await read(address);
        expect([address, /rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&')]).toEqual(
          [address, origin + address],
        );
        expect([address, alternates(html)]).toEqual([address, all]);
        expect([address, metaOf(html, 'og:url')]).toEqual([address, origin + address]);
        expect([address, alternates(listed.get(origin + address) ?? '')]).toEqual([address, all]);
      }
    }
    // Another address of the same goods names the one that is to be found.
    expect(await read('/shop?brand=1')).toContain(`rel="canonical" href="${origin}/brand?id=1"`);
    expect(await read('/shop?category=99999')).toContain(`rel="canonical" href="${origin}/shop"`);
    expect(await read('/product/7?lang=tk')).toContain(`rel="canonical" href="${origin}/product/7"`);
    expect(listed.has(`${origin}/idea/2`)).toBe(false);
  },
);

test.runIf(isBuilt)('each kind of page has a description and a preview of its own', async () => {
  await using shop = await startShop({ seed: true, pages: true });
  const paths = ['/', '/shop', '/shop?category=1', '/shop?category=2', '/brand', '/brand?id=1', '/product/7'];
  const texts = ['/idea/1', '/gift-finder', '/aboutUs', '/privacy_policy', '/account/delivery'];
  const pages = await Promise.all(
    [...paths, ...texts].map(async (path) => [path, await (await fetch(shop.origin + path)).text()] as const),
  );
  const descriptions = pages.map(([, html]) => metaOf(html, 'description'));
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const text of descriptions) expect(text.length).toBeLessThanOrEqual(160);
  const previews = new Map(pages.map(([path, html]) => [path, new URL(metaOf(html, 'og:image')).pathname]));
  const own = ['/shop?category=1', '/shop?category=2', '/product/7', '/idea/1'];
  expect(new Set(own.map((path) => previews.get(path))).size).toBe(own.length);
  for (const path of own) {
    const reply = await fetch(shop.origin + (previews.get(path) ?? ''));
    expect([path, reply.headers.get('content-type'), previews.get(path)]).toEqual([
      path,
      'image/jpeg',
      expect.stringMatching(/^\/og\//),
    ]);
    await reply.arrayBuffer();
  }
  const logo = /"logo":"([^"]+)"/.exec(pages[0]?.[1] ?? '')?.[1] ?? '';
  expect((await fetch(shop.origin + new URL(logo).pathname)).headers.get('content-type')).toBe('image/png');
});

test.runIf(isBuilt)(
  'a timed price: its list price and last day for machines, its day in the sitemap',
  async () => {
    await using shop = await startShop({ seed: true, pages: true });
    const read = async (path: string) => (await fetch(shop.origin + path)).text();
    const manager = await hire(shop, 'manager');
    await confirm(shop, manager);
    await shop.ctx.db
      .updateTable('product')
      .set({ updated_at: new Date('2026-01-05T20:30:00Z') })
      .execute();
    const later = (hours: number) => new Date(shop.ctx.now().getTime() + hours * 3_600_000).toISOString();
    const endsAt = later(48);
    await manager.office('POST /api/office/price-plans/', {
      body: {
        ...{ title: { tm: 'Nowruz', ru: 'Новруз' }, percent: 50, products: [7], categories: [] },
        ...{ startsAt: later(1), endsAt },
      },
    });
    shop.advance(3_600);
    await runPricePlans(shop.ctx);
    shop.ctx.cache.invalidate();
    const [, data = ''] =
      /<script type="application\/ld\+json">([^<]*Product"[^<]*)</.exec(await read('/product/7')) ?? [];
    const { offers } = JSON.parse(data) as { offers: { price: string } };
    const before = (Number(offers.price) * 2).toFixed(2);
    expect(offers).toMatchObject({
      priceSpecification: { priceType: 'https://schema.org/ListPrice', price: before, priceCurrency: 'TMT' },
      priceValidUntil: dayOf(new Date(endsAt)),
    });
    // What is sold changes no page's words: the day of the others is still that of their last change, in the shop's time.
    await shop.ctx.db.updateTable('stock').set({ on_hand: 3 }).execute();
    shop.ctx.cache.invalidate();
    const sitemap = await read('/sitemap.xml');
    const dayAt = (path: string) =>
      new RegExp(`${path}</loc><lastmod>([^<]+)</lastmod>`).exec(sitemap)?.[1] ?? 'none';
    expect([dayAt('/product/7'), dayAt('/product/8')]).toEqual([dayOf(shop.ctx.now()), '2026-01-06']);
  },
);
