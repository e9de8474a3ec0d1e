/** What a first visit transfers before any interaction. Counted, never timed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '#storefront/paths.ts';
import { signIn } from '../../support/people/people.ts';
import { keep, runReminders, textsTo, tokenIn } from '../../support/people/reminding.ts';
import { openConnection } from '../../support/shop/connection.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openSharedStorefront, openStorefront, type Storefront } from '../../support/pages/storefront.ts';

const most = { requests: 30, kilobytes: 260 };

/** A current phone on its first visit: small screen, high pixel density, empty cache. */
async function visitFirst(storefront: Storefront, path: string) {
  const connection = await openConnection(storefront.shop.origin);
  const context = await storefront.browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  // The page's clock only advances when told to, so that a slow machine does not trigger idle work.
  const now = storefront.shop.ctx.now();
  await context.clock.install({ time: now });
  await context.clock.pauseAt(now.getTime() + 1);
  const asked: string[] = [];
  // Includes requests of the service worker.
  context.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url().slice(connection.origin.length));
  });
  const page = await context.newPage();
  await page.goto(connection.origin + path);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('#root:not([data-drawn])').count();
    })
    .toBe(1);
  await page.waitForLoadState('networkidle');
  // Enough for all idle work.
  await page.clock.runFor(2_000);
  await page.waitForLoadState('networkidle');
  return {
    page,
    asked,
    moved: Math.round(connection.moved() / 1024),
    async [Symbol.asyncDispose]() {
      await context.close();
      await connection[Symbol.asyncDispose]();
    },
  };
}

test('a first visit moves little, and nothing twice', async () => {
  await using storefront = await openSharedStorefront();
  const [product] = (await findProducts(storefront.shop, 1)) as [SeededProduct];
  for (const path of [paths.home(), `${paths.home()}?lang=ru`, paths.shop(), paths.product(product.id)]) {
    await using visit = await visitFirst(storefront, path);
    const { asked, moved } = visit;
    expect(asked.length, `${path} asked for\n${asked.join('\n')}`).toBeLessThanOrEqual(most.requests);
    expect(moved, `kilobytes for ${path}`).toBeLessThanOrEqual(most.kilobytes);
    // One size per picture.
    const things = asked.map((address) => address.replace(/-\d+\.(avif|webp|jpg)$/, ''));
    expect(new Set(things).size, `${path} asked for\n${asked.toSorted().join('\n')}`).toBe(things.length);
  }
});

test.each([
  ['has done something', (page: Page) => page.touchscreen.tap(180, 60)],
  ['has lingered', (page: Page) => page.clock.runFor(6_000)],
])('what lies ahead comes once the visitor %s', async (_, wait) => {
  await using storefront = await openSharedStorefront();
  await using visit = await visitFirst(storefront, paths.home());
  const { page, asked } = visit;
  const pictures = () => asked.filter((path) => path.startsWith('/pictures/')).length;
  const before = pictures();
  expect(asked).not.toContain('/sw.js');
  await wait(page);
  await page.clock.resume();
  await expect.poll(pictures).toBeGreaterThan(before);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Every visible picture has a source.
  const empty = await page.locator('main img[src^="data:"]').count();
  expect(empty).toBe(0);
});

test('five seconds after a first visit the shop opens without a connection', async () => {
  await using storefront = await openSharedStorefront();
  // With the real clock: resource timing does not work with a fake one.
  await using context = await storefront.browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto(storefront.shop.origin + paths.home());
  const isKept = async () => {
    const found = await caches.match(location.href, { ignoreVary: true });
    return found !== undefined && navigator.serviceWorker.controller !== null;
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('banner').getByRole('search').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('the page of a reminder loads nothing but itself before the visitor does something', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const { api, phone } = await signIn(shop);
  await api('PUT /api/reminders/', { body: { isOn: true } });
  await keep(
    { api },
    { name: 'Aýna', relation: 'mother', dates: [{ kind: 'birthday', month: 11, day: 28 }] },
  );
  await runReminders(shop);
  shop.advance(86_400);
  await runReminders(shop);
  await using visit = await visitFirst(storefront, paths.repeat(tokenIn(textsTo(shop, phone)[0])));
  const { page } = visit;
  expect(visit.moved, visit.asked.join('\n')).toBeLessThanOrEqual(140);
  expect(await page.locator('footer').count()).toBe(0);
  await page.touchscreen.tap(180, 60);
  await page.clock.runFor(6_000);
  await page.locator('footer').waitFor();
});
