/** A guest's ways through the shop by taps, and what each costs on the line. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { productTexts } from '#storefront/features/catalogue/product/product.texts.ts';
import { paths } from '#storefront/paths.ts';
import { type Tap, watchTaps } from './taps.ts';
import type { Download, openThrottledProxy } from './throttled-proxy.ts';

type ThrottledProxy = Awaited<ReturnType<typeof openThrottledProxy>>;
type Finger = Awaited<ReturnType<typeof watchTaps>>;
type Way = { taps: Tap[]; downloads: Download[] };

const untouchedMs = 30_000;
const readFirstMs = 5_000;
const readMs = 3_000;

const openPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'allow',
  });

async function openHome(context: BrowserContext, origin: string): Promise<{ page: Page; finger: Finger }> {
  const page = await context.newPage();
  const finger = await watchTaps(page);
  await finger.slow(true);
  await page.goto(origin + paths.home());
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
  return { page, finger };
}

/** The home page, opened and not touched. */
export async function stayUntouched(browser: Browser, proxy: ThrottledProxy): Promise<Download[]> {
  const context = await openPhone(browser);
  try {
    const begun = proxy.downloads.length;
    const { page } = await openHome(context, proxy.origin);
    await page.waitForTimeout(untouchedMs);
    return proxy.downloads.slice(begun);
  } finally {
    await context.close();
  }
}

type Step = (page: Page) => ReturnType<Page['locator']>;
const linkTo = (href: string): Step => {
  const all = ['main', 'nav'].map((place) => `${place} a[href="${href}"]`).join(',');
  return (page) => page.locator(all).filter({ visible: true }).first();
};
const product: Step = (page) => page.locator('main article a[href^="/product/"]').first();
const add: Step = (page) =>
  page
    .getByRole('button', { name: productTexts.add.tm.replace('{price}', '') })
    .filter({ visible: true })
    .first();
const toSignIn: Step = (page) => page.locator('main a[href^="/login"]').filter({ visible: true }).first();

/** The first way, home to sign-in with one thing in the cart; then the same device again, home to checkout. */
export async function buyAsGuest(
  browser: Browser,
  proxy: ThrottledProxy,
): Promise<{ first: Way; again: Way }> {
  const context = await openPhone(browser);
  const walk = async (steps: { step: Step; isPage: boolean }[]): Promise<Way> => {
    const begun = proxy.downloads.length;
    const { page, finger } = await openHome(context, proxy.origin);
    await page.waitForTimeout(readFirstMs);
    let count = 0;
    for (const { step, isPage } of steps) {
      await finger.tap(step(page));
      if (isPage) await finger.seen((count += 1));
      await page.waitForTimeout(readMs);
    }
    const way = { taps: await finger.taps(), downloads: proxy.downloads.slice(begun) };
    await page.close();
    return way;
  };
  const page = (step: Step) => ({ step, isPage: true });
  const order = [page(linkTo(paths.cart())), page(linkTo(paths.checkout()))];
  try {
    const first = await walk([page(product), { step: add, isPage: false }, ...order, page(toSignIn)]);
    return { first, again: await walk(order) };
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds until a cold page's heading is painted, from its first byte on (while the screen is blank) and from the
 * start; kilobytes moved by then; how many times scripts were asked for only when others had arrived.
 */
export type Cold = { heading: number; blank: number; kilobytes: number; waves: number };

export async function openCold(browser: Browser, proxy: ThrottledProxy, path: string): Promise<Cold> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const finger = await watchTaps(page);
    await finger.slow(true);
    await page.addInitScript(watchHeading);
    const begun = proxy.downloads.length;
    await page.goto(proxy.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0, undefined, {
      timeout: 60_000,
    });
    const bytes = proxy.downloads.slice(begun).reduce((sum, one) => sum + one.bytes, 0);
    await page.locator('#root:not([data-drawn]) h1').first().waitFor({ timeout: 60_000 });
    return { ...(await page.evaluate(readCold)), kilobytes: bytes / 1024 };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function watchHeading(): void {
  const look = () => {
    const heading = document.querySelector('h1');
    const splash = document.querySelector('.splash');
    if (heading && (!splash || getComputedStyle(splash).display === 'none'))
      requestAnimationFrame(() => performance.mark('heading'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page, when the living page stands. */
function readCold(): Pick<Cold, 'heading' | 'blank' | 'waves'> {
  const headingAt = performance.getEntriesByName('heading')[0]?.startTime ?? Number.NaN;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js'))
    .toSorted((a, b) => a.startTime - b.startTime);
  let waves = 0;
  let until = -1;
  for (const { startTime } of scripts) {
    if (startTime <= until) continue;
    waves += 1;
    const together = scripts.filter((one) => one.startTime >= startTime);
    until = Math.min(...together.map(({ responseEnd }) => responseEnd));
  }
  return { heading: headingAt, blank: headingAt - (visit?.responseStart ?? 0), waves };
}
