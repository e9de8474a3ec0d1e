import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageAddress } from '#domain/pages.ts';
import { startShop } from '../../tests/support/shop/start-shop.ts';

const built = resolve(import.meta.dirname, '../../dist/storefront');
const isBuilt = existsSync(resolve(built, 'index.html'));

type Chunk = { file: string; imports?: string[] };

/** Addresses of a page's scripts, by the build's manifest. */
function scriptsOf(code: string[]): string[] {
  const chunks = JSON.parse(readFileSync(resolve(built, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const found = new Set<string>(code);
  for (const key of found) for (const next of chunks[key]?.imports ?? []) found.add(next);
  return [...found].map((key) => `/${chunks[key]?.file}`);
}

const pages = [
  ['cart', ['features/cart/CartPage.tsx', 'app/frame/AccountLayout.tsx'], 'Sebet', 'Корзина'],
  ['checkout', ['features/checkout/form/CheckoutPage.tsx'], 'Sargyt etmek', 'Оформление заказа'],
  ['signIn', ['features/customers/sign-in/SignInPage.tsx'], 'Ulgama girmek', 'Вход'],
] as const;

const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const scripts = (html: string) =>
  [...html.matchAll(/<link rel="later" crossorigin href="([^"]+)"/g)].map(([, href]) => href);

test.runIf(isBuilt)('pages before the bank stand with heading and frame before any script', async () => {
  await using shop = await startShop({ seed: true, pages: true });
  const get = async (path: string, cookie = '') =>
    (await fetch(shop.origin + path, { headers: { cookie } })).text();
  for (const [name, code, turkmen, russian] of pages) {
    const html = await get(pageAddress(name));
    expect(headingOf(html)).toBe(turkmen);
    expect(headingOf(await get(pageAddress(name), 'userLanguage=ru'))).toBe(russian);
    // All that its code needs is named in the page, so that it is asked for at once.
    expect(scripts(html)).toEqual(expect.arrayContaining(scriptsOf([...code, 'app/stored-shapes.ts'])));
    // The same for everybody, and for no search engine.
    expect(await get(`${pageAddress(name)}?x=1`, 'token=anybody')).toBe(html);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/rel="(canonical|alternate)"|property="og:/);
    // A form would send itself as long as there are no scripts, with the number in the address.
    expect(html.match(/<form[^>]*>/g)?.every((form) => form.includes('role="search"')) ?? true).toBe(true);
  }
  const placed = await get(`${pageAddress('checkout')}?placed=7`);
  expect(headingOf(placed)).toBeUndefined();
  expect(placed).toContain('<div id="root"></div>');
});
