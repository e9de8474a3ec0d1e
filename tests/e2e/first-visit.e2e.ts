/** What a first visit moves over the line before the visitor does anything. Counted, never timed. */
import { expect, test } from 'vitest';
import { paths } from '../../storefront/paths.ts';
import { layLine } from '../support/line.ts';
import { findProducts, type ShelfProduct } from '../support/shelf.ts';
import { openStorefront, type Storefront } from '../support/storefront.ts';

const most = { requests: 30, kilobytes: 260 };

/** A phone of today that has never been here: small screen, small points, nothing kept. */
async function visitFirst(storefront: Storefront, path: string) {
  const line = await layLine(storefront.shop.origin);
  const context = await storefront.browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  await context.clock.install({ time: storefront.shop.ctx.now() });
  const asked: string[] = [];
  // A worker's requests are among them.
  context.on('request', (request) => asked.push(request.url().slice(line.origin.length)));
  const page = await context.newPage();
  await page.goto(line.origin + path);
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // Whatever waits for a quiet moment has had one.
  await page.clock.fastForward('01:00');
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  return {
    page,
    asked,
    moved: Math.round(line.moved() / 1024),
    async [Symbol.asyncDispose]() {
      await context.close();
      await line[Symbol.asyncDispose]();
    },
  };
}

test('a first visit moves little, and nothing twice', async () => {
  await using storefront = await openStorefront();
  const [product] = (await findProducts(storefront.shop, 1)) as [ShelfProduct];
  for (const path of [paths.home(), `${paths.home()}?lang=ru`, paths.shop(), paths.product(product.id)]) {
    await using visit = await visitFirst(storefront, path);
    const { asked, moved } = visit;
    expect(asked.length, `${path} asked for\n${asked.join('\n')}`).toBeLessThanOrEqual(most.requests);
    expect(moved, `kilobytes for ${path}`).toBeLessThanOrEqual(most.kilobytes);
    // Of a picture one size.
    const things = asked.map((address) => address.replace(/-\d+\.(avif|webp|jpg)$/, ''));
    expect(new Set(things).size, `${path} asked for\n${asked.toSorted().join('\n')}`).toBe(things.length);
  }
});

test('what lies ahead comes once the visitor has done something', async () => {
  await using storefront = await openStorefront();
  await using visit = await visitFirst(storefront, paths.home());
  const { page, asked } = visit;
  const pictures = () => asked.filter((path) => path.startsWith('/pictures/')).length;
  const before = pictures();
  expect(asked).not.toContain('/sw.js');
  await page.touchscreen.tap(180, 60);
  await expect.poll(pictures, { timeout: 15_000 }).toBeGreaterThan(before);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // On the screen there is a picture in every frame.
  const empty = await page.locator('main img:not([src])').count();
  expect(empty).toBe(0);
});
