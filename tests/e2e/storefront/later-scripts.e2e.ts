/**
 * A server-rendered page is painted before its scripts load: they must not compete with visible content for
 * bandwidth. Checked by order, never by time.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '#storefront/paths.ts';
import { openSharedStorefront, type Storefront } from '../../support/pages/storefront.ts';

type PaintWindow = Window & { tellPaint?: () => void };

/** A page with a stopped clock whose first paint is reported when the test says so. */
async function openUnpainted(storefront: Storefront, before?: (page: Page) => Promise<void>) {
  const context = await storefront.browser.newContext();
  const now = storefront.shop.ctx.now();
  await context.clock.install({ time: now });
  await context.clock.pauseAt(now.getTime() + 1);
  const page = await context.newPage();
  await page.addInitScript(holdPaint);
  await before?.(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(storefront.shop.origin + paths.home(), { waitUntil: 'commit' });
  // In the background the app may have taken over already.
  await page.locator('#root[data-drawn=heard], #root:not([data-drawn])').waitFor();
  return { page, scripts: () => asked.filter((path) => path.endsWith('.js')) };
}

/** Runs in the page before its own scripts. */
function holdPaint(): void {
  const Real = PerformanceObserver;
  class HeldObserver extends Real {
    readonly #take: PerformanceObserverCallback;
    constructor(take: PerformanceObserverCallback) {
      super(take);
      this.#take = take;
    }
    override observe(input: PerformanceObserverInit): void {
      if (input.type !== 'paint') return super.observe(input);
      const entries = { getEntriesByName: () => [{}] } as unknown as PerformanceObserverEntryList;
      (window as PaintWindow).tellPaint = () => this.#take(entries, this);
    }
  }
  window.PerformanceObserver = HeldObserver;
}

const living = (page: Page) => page.locator('#root:not([data-drawn])').count();

test('the scripts of a drawn page are asked for once it is painted', async () => {
  await using storefront = await openSharedStorefront();
  const { page, scripts } = await openUnpainted(storefront);
  // Only the script that records early input is loaded.
  expect(scripts()).toHaveLength(1);
  await page.evaluate(() => (window as PaintWindow).tellPaint?.());
  await expect.poll(() => scripts().length).toBeGreaterThan(3);
});

test.each([
  ['is never painted', async (page: Page) => page.clock.runFor(2_000)],
  ['stands in the background', undefined],
])('a page that %s gets its scripts all the same', async (_, wait) => {
  await using storefront = await openSharedStorefront();
  const hide = async (opened: Page) => {
    await opened.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  };
  const { page, scripts } = await openUnpainted(storefront, wait ? undefined : hide);
  await wait?.(page);
  await expect.poll(() => scripts().length).toBeGreaterThan(3);
});

test('the drawing stays until the living page has all its styles', async () => {
  await using storefront = await openSharedStorefront();
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  const come: string[] = [];
  let sheet: string | undefined;
  const { page, scripts } = await openUnpainted(storefront, async (opened) => {
    opened.on('requestfinished', (request) => come.push(new URL(request.url()).pathname));
    await opened.addInitScript(() => localStorage.setItem('userTheme', 'dark'));
    await opened.route('**/*.css', async (route) => {
      // The first sheet, which every page needs; those of the page's code are waited for with it.
      sheet ??= route.request().url();
      if (route.request().url() === sheet) await arrives;
      await route.continue();
    });
  });
  await page.evaluate(() => (window as PaintWindow).tellPaint?.());
  // The first thing that the app does.
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  await expect.poll(() => scripts().every((script) => come.includes(script))).toBe(true);
  // More than enough for the app to start.
  for (let step = 0; step < 25; step += 1) await page.clock.runFor(100);
  expect(await living(page)).toBe(0);
  arrive();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return living(page);
    })
    .toBe(1);
});
