/** What a first visit transfers before any interaction. Counted, never timed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '#storefront/paths.ts';
import { signIn } from '../../support/people/people.ts';
import { keep, runReminders, textsTo, tokenIn } from '../../support/people/reminding.ts';
import { openConnection } from '../../support/shop/connection.ts';
import { findProducts, type SeededProduct } from '../../support/shop/seeded-products.ts';
import { openSharedStorefront, openStorefront, type Storefront } from '../../support/pages/storefront.ts';

/** `untouched`: with all that comes while the visitor only reads. */
const most = { requests: 30, kilobytes: 260, untouched: 250 };

/** A current phone on its first visit: small screen, high pixel density, empty cache. */
async function visitFirst(storefront: Storefront, path: string, deviceScaleFactor = 3) {
  const connection = await openConnection(storefront.shop.origin);
  const context = await storefront.browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor,
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
  const movedNow = () => Math.round(connection.moved() / 1024);
  // Enough for all idle work.
  await page.clock.runFor(2_000);
  await page.waitForLoadState('networkidle');
  return {
    page,
    asked,
    moved: movedNow(),
    movedNow,
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

const count = (asked: string[], what: RegExp) => asked.filter((path) => what.test(path)).length;
const pictures = /^\/pictures\//;
const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('whoever only reads pays for the first screen and for coming back without a connection', async () => {
  await using storefront = await openSharedStorefront();
  await using visit = await visitFirst(storefront, paths.home(), 2);
  const { page, asked } = visit;
  const before = count(asked, pictures);
  expect(asked).not.toContain('/sw.js');
  await page.clock.runFor(6_000);
  await isControlled(page);
  await page.clock.runFor(24_000);
  await page.waitForLoadState('networkidle');
  expect(count(asked, pictures), asked.join('\n')).toBe(before);
  expect(visit.movedNow(), asked.join('\n')).toBeLessThanOrEqual(most.untouched);
});

test('the code of the next pages comes once the visitor has done something', async () => {
  await using storefront = await openSharedStorefront();
  await using visit = await visitFirst(storefront, paths.home());
  const { page, asked } = visit;
  const before = { pictures: count(asked, pictures), code: count(asked, /\.js$/) };
  await page.touchscreen.tap(180, 60);
  await page.clock.resume();
  await isControlled(page);
  await expect.poll(() => count(asked, /\.js$/)).toBeGreaterThan(before.code + 2);
  expect(count(asked, pictures)).toBe(before.pictures);
});

test('pictures come as far as they are scrolled to, and half a screen on', async () => {
  await using storefront = await openSharedStorefront();
  await using visit = await visitFirst(storefront, paths.home());
  const { page } = visit;
  await page.clock.resume();
  /** Pictures without a source, by how many screens they lie below this one. */
  const empty = () =>
    page.locator('main img[src^="data:"]').evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ left }) => left < innerWidth)
        .map(({ top }) => top / innerHeight),
    );
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => Math.min(...(await empty()))).toBeGreaterThan(1.4);
  expect((await empty()).length).toBeGreaterThan(0);
  await page.mouse.wheel(0, 2_000);
  await expect
    .poll(async () => (await empty()).filter((screens) => screens >= 0 && screens < 1.4))
    .toEqual([]);
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
