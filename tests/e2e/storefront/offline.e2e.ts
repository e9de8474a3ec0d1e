/** The connection is really lost: the browser is offline, or the server is not reachable. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartTexts } from '#storefront/features/cart/cart.texts.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { languageNames } from '#storefront/lang/language.ts';
import { notKeptTexts } from '#storefront/offline/not-kept.texts.ts';
import { offlineTexts } from '#storefront/offline/offline.texts.ts';
import { paths } from '#storefront/paths.ts';
import { card, comeIn, goOn, goToCheckout, putIntoCart } from '../../support/people/buying.ts';
import { hasFilesAhead, isControlled } from '../../support/pages/kept-files.ts';
import { openConnection } from '../../support/shop/connection.ts';
import { changePrice, findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import {
  languages,
  openSharedStorefront,
  openStorefront,
  type Visitor,
} from '../../support/pages/storefront.ts';

/** Waits until the worker has cached the current page, which happens after the first interaction. */
async function isKept(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  const look = async () => {
    const found = await caches.match(location.href, { ignoreVary: true });
    return found !== undefined && navigator.serviceWorker.controller !== null;
  };
  await expect.poll(() => page.evaluate(look)).toBe(true);
}

/** Waits until the worker has all files. It brings them to who comes back: on a busy machine it may be late for that. */
async function isServed(page: Page): Promise<void> {
  await isControlled(page);
  await page.reload();
  await hasFilesAhead(page);
}

const strip = ({ page, say }: Visitor) =>
  page.getByRole('status').filter({ hasText: say(offlineTexts, 'offline') });

test.each(languages)(
  'what was seen is shown without a connection and says when, the rest comes later (%s)',
  async (language) => {
    await using storefront = await openSharedStorefront();
    const visitor = await storefront.visit({ language, worker: true });
    const { page, say, like, open, sees } = visitor;
    const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
    await open(paths.product(product.id));
    await isKept(page);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(visitor.problems).toEqual([]);

    await page.context().setOffline(true);
    await page.reload();
    await sees(name);
    await strip(visitor)
      .filter({ hasText: new RegExp(like(offlineTexts, 'asOf').source.slice(1, -1)) })
      .waitFor();

    await open(paths.shop());
    await sees(say(notKeptTexts, 'notKept'));
    await page.context().setOffline(false);
    await page
      .getByRole('status')
      .filter({ hasText: like(shopTexts, 'found') })
      .waitFor();
    await strip(visitor).waitFor({ state: 'detached' });
  },
);

test('a page that was kept in one language is never shown to a visitor who chose the other', async () => {
  await using storefront = await openSharedStorefront();
  const { page, open, press, sees } = await storefront.visit({ language: 'tm', worker: true });
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await open(paths.product(product.id));
  await isKept(page);
  const title = () => page.getByRole('heading', { level: 1 }).textContent();
  const turkmen = (await title()) ?? '';
  await press(new RegExp(languageNames.ru.full));
  await expect.poll(title).not.toBe(turkmen);
  const russian = (await title()) ?? '';

  await page.context().setOffline(true);
  const document = async () => (await (await page.reload())?.text()) ?? '';
  const bare = await document();
  expect(bare).toContain('<html lang="ru">');
  expect(bare).not.toContain(turkmen);
  await sees(russian);
  await press(new RegExp(languageNames.tm.full));
  await sees(turkmen);
  const kept = await document();
  expect(kept).toContain('<html lang="tk">');
  expect(kept).toContain(turkmen);
});

test('cart and order are worked on without a connection and reach the server with it', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ worker: true });
  const { page, say, open, press } = visitor;
  const [first, second] = (await findProducts(storefront.shop, 2)) as [SeededProduct, SeededProduct];
  await open(paths.signIn());
  await comeIn(storefront, visitor, freshPhone());
  await putIntoCart(visitor, first.id);
  await putIntoCart(visitor, second.id);
  await open(paths.cart());
  await page.getByRole('listitem').nth(1).waitFor();
  await isServed(page);

  await page.context().setOffline(true);
  await strip(visitor)
    .filter({ hasText: say(offlineTexts, 'cartWaits') })
    .waitFor();
  await page
    .getByRole('button', { name: say(cartTexts, 'more') })
    .first()
    .click();
  await page.locator('[data-remove]').nth(1).click();
  await page.reload();
  await page.locator('[data-remove]').first().waitFor();
  expect(await page.locator('[data-remove]').count()).toBe(1);
  await press(new RegExp(`^${say(cartTexts, 'order', { price: '' })}`));
  await strip(visitor)
    .filter({ hasText: say(offlineTexts, 'orderWaits') })
    .waitFor();

  const sent = page.waitForResponse((response) => response.url().endsWith('/api/cart/') && response.ok());
  await page.context().setOffline(false);
  const lines = ((await (await sent).request().postDataJSON()) as { lines: { quantity: number }[] }).lines;
  expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
});

test('an order to another place has no sum without a connection, and gets its day and sum with it', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ language: 'ru', worker: true });
  const { page, say, field } = visitor;
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await putIntoCart(visitor, product.id);
  // From now on the worker serves the pages, and brings all files ahead.
  await isKept(page);
  await goToCheckout(visitor);
  await field(say(checkoutTexts, 'otherName')).fill('Maral');
  await field(say(checkoutTexts, 'otherPhone')).fill('65112233');
  await goOn(visitor, 'recipient');
  const sum = page.locator('p:has(+ [data-order])');
  await sum.filter({ hasText: 'TMT' }).waitFor();
  await hasFilesAhead(page);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: say(addressTexts, 'place') }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('мары');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await page.getByText(say(checkoutTexts, 'priceWaits')).waitFor();
  await sum.waitFor({ state: 'detached' });
  await strip(visitor).waitFor();

  await page.context().setOffline(false);
  await sum.filter({ hasText: 'TMT' }).waitFor();
  await page.getByText('70 TMT').first().waitFor();
  await strip(visitor).waitFor({ state: 'detached' });
  await expect.poll(() => card(visitor, 'when').innerText()).toContain(' · ');
});

test('a shop that does not answer is known by the worker, and so is its return', async () => {
  await using storefront = await openSharedStorefront();
  await using connection = await openConnection(storefront.shop.origin);
  const visitor = await storefront.visit({ worker: true, origin: connection.origin });
  const { page, say, open, sees } = visitor;
  await open(paths.home());
  await isKept(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await connection.cut();
  await page.reload();
  await sees(name);
  await strip(visitor).waitFor();
  await connection.mend();
  await page.clock.fastForward(20_000);
  await strip(visitor).waitFor({ state: 'detached' });
  await open(paths.privacy());
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(say(offlineTexts, 'offline')).not.toBe('');
});

test('a kept answer is shown at once and becomes the newest one before the eyes', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ worker: true });
  const { page, say, open, sees } = visitor;
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  await open(paths.product(product.id));
  await isKept(page);
  await open(paths.cart());
  await sees(say(cartTexts, 'empty'));
  await changePrice(storefront.shop, product, 77_700);
  // An empty cart shows the recently viewed products from the cache.
  await page
    .locator(`a[href="${paths.product(product.id)}"]`)
    .first()
    .click();
  await page.waitForURL(`**${paths.product(product.id)}`);
  await page
    .getByRole('main')
    .getByText(/^777\b/)
    .first()
    .waitFor();
});

test('nothing of a person is ever kept by the worker', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit({ worker: true });
  const { page, open } = visitor;
  const phone = freshPhone();
  await open(paths.signIn());
  await comeIn(storefront, visitor, phone);
  await isServed(page);
  for (const path of [
    paths.profile('me'),
    paths.addresses(),
    paths.orders(),
    paths.cart(),
    paths.account(),
  ]) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }
  const kept = await page.evaluate(async () => {
    const all: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const isText = /json|html/.test(response?.headers.get('content-type') ?? '');
        all.push({
          url: new URL(request.url).pathname,
          text: isText ? ((await response?.text()) ?? '') : '',
        });
      }
    }
    return all;
  });
  expect(kept.length).toBeGreaterThan(5);
  expect(
    kept.filter(({ url }) =>
      /^\/(account(?!\/delivery)|login|order)|\/api\/(auth|cart|wishlist|order\/(?!delivery))/.test(url),
    ),
  ).toEqual([]);
  expect(kept.filter(({ text }) => text.includes(phone.slice(-8))).map(({ url }) => url)).toEqual([]);
});
