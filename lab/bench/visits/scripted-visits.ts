/** Typical visits through the shop, from page to page by taps. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import type { Language } from '#storefront/lang/language.ts';
import { paths } from '#storefront/paths.ts';
import { writeOrder } from '../../../tests/support/people/buying.ts';
import { type Visitor, visitorOn } from '../../../tests/support/pages/storefront.ts';
import type { openThrottledProxy, Download } from './throttled-proxy.ts';
import { type Tap, watchTaps } from './taps.ts';

type ThrottledProxy = Awaited<ReturnType<typeof openThrottledProxy>>;
type Finger = Awaited<ReturnType<typeof watchTaps>>;
export type VisitFigures = { taps: Tap[]; pages: number; downloads: Download[] };
export type VisitName = keyof typeof visits;

const readFirstMs = 5000;
const readMs = 3000;

const product = (page: Page, at: number) => page.locator('main article a[href^="/product/"]').nth(at);
const link = (page: Page, href: string) =>
  page.locator(`main a[href="${href}"], nav a[href="${href}"]`).filter({ visible: true }).first();
/** A category link on the home page, or above a product. */
const inner = (page: Page, at = 1) => page.locator('main a[href^="/shop?category="]').nth(at);

type Step = (page: Page, finger: Finger) => Promise<unknown>;
const back: Step = (page) => page.evaluate(() => history.back());
const tapProduct =
  (at: number): Step =>
  (page, { tap }) =>
    tap(product(page, at));
const tapLink =
  (href: string): Step =>
  (page, { tap }) =>
    tap(link(page, href));
/** Adds to the cart, then opens it. */
const buy: Step = async (page, { tap }) => {
  await tap(page.locator('button:has(svg.lucide-shopping-bag)').filter({ visible: true }).last());
  await tap(link(page, paths.cart()));
};

const visits = {
  buying: [
    (page, { tap }) => tap(inner(page)),
    tapProduct(1),
    back,
    tapProduct(4),
    buy,
    tapLink(paths.checkout()),
  ],
  browsing: [
    tapProduct(0),
    tapProduct(0),
    back,
    (page, { tap }) => tap(inner(page, 0)),
    tapProduct(2),
    back,
    tapLink(paths.wishlist()),
    tapLink(paths.home()),
  ],
} satisfies Record<string, Step[]>;

type PhoneSetup = { language: Language; saveData?: boolean };

/** A browser context like a phone's. `saveData`: with the Save-Data setting, and without service worker. */
async function openPhone(browser: Browser, origin: string, { language, saveData = false }: PhoneSetup) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: saveData ? 'block' : 'allow',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'userLanguage', value: language }] }],
    },
  });
  if (saveData)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  return context;
}

/** A first visit, tap by tap; between taps the page is read and scrolled. */
export async function visit(
  browser: Browser,
  proxy: ThrottledProxy,
  { name, ...setting }: PhoneSetup & { name: VisitName },
): Promise<VisitFigures> {
  const context = await openPhone(browser, proxy.origin, setting);
  try {
    const page = await context.newPage();
    const finger = await watchTaps(page);
    const begun = proxy.downloads.length;
    proxy.slow(true);
    await finger.slow(true);
    await openHome(page, proxy.origin);
    await page.waitForTimeout(readFirstMs);
    let count = 0;
    for (const step of visits[name]) {
      await finger.swipe();
      await page.waitForTimeout(readMs);
      await step(page, finger);
      await finger.seen((count += 1));
    }
    await page.waitForTimeout(readMs);
    return { taps: await finger.taps(), pages: 1 + count, downloads: proxy.downloads.slice(begun) };
  } finally {
    await context.close();
  }
}

async function openHome(page: Page, origin: string): Promise<void> {
  await page.goto(origin + paths.home());
  await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
}

/** A returning customer, signed in: the traffic of a second visit from the home page to the bank. */
export async function returnToBank(
  browser: Browser,
  proxy: ThrottledProxy,
  { language, phone }: PhoneSetup & { phone: string },
): Promise<Download[]> {
  const context = await openPhone(browser, proxy.origin, { language });
  try {
    proxy.slow(false);
    await orderOnce(context, proxy.origin, { language, phone });
    const page = await context.newPage();
    const visitor = visitorOn(page, proxy.origin, language);
    const finger = await watchTaps(page);
    const begun = proxy.downloads.length;
    await openHome(page, proxy.origin);
    await page.waitForTimeout(readFirstMs);
    // Another product: that of the first visit is still in the cart.
    for (const step of [(on: Page) => finger.tap(inner(on)), tapProduct(5), buy, tapLink(paths.checkout())]) {
      await step(page, finger);
      await page.waitForTimeout(readMs);
    }
    await pay(visitor);
    return proxy.downloads.slice(begun);
  } finally {
    await context.close();
  }
}

/**
 * A new customer with one thing in the cart: from the button of the sign-in page, with the line and the processor slowed
 * down, to the bank's page. @returns milliseconds of the longest time without anything in `main`
 */
export async function firstToBank(
  browser: Browser,
  proxy: ThrottledProxy,
  { language, phone }: PhoneSetup & { phone: string },
): Promise<number> {
  const context = await openPhone(browser, proxy.origin, { language });
  let longest = 0;
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      const [word, ms] = message.text().split(' ');
      if (word === 'blank') longest = Math.max(longest, Number(ms));
    });
    const visitor = visitorOn(page, proxy.origin, language);
    const finger = await watchTaps(page);
    proxy.slow(true);
    await finger.slow(true);
    await openHome(page, proxy.origin);
    for (const step of [(on: Page) => finger.tap(inner(on)), tapProduct(4), buy, tapLink(paths.checkout())])
      await step(page, finger);
    await finger.tap(page.locator(`main a[href^="${paths.signIn()}"]`).filter({ visible: true }).first());
    await visitor.field(visitor.say(phoneTexts, 'label')).fill(phone);
    await page.addInitScript(watchBlank);
    await page.evaluate(watchBlank);
    await visitor.press(visitor.say(signInTexts, 'send'));
    await visitor.sees(visitor.say(signInTexts, 'codeTitle'));
    await visitor.field(visitor.say(signInTexts, 'code')).fill(await readCode(proxy.origin, phone));
    await page.waitForURL((url) => !url.pathname.startsWith(paths.signIn()));
    await pay(visitor);
    return longest;
  } finally {
    proxy.slow(false);
    await context.close();
  }
}

/** Runs in the page. What stands before a document's first frame is the page before it. */
function watchBlank(): void {
  let since: number | undefined;
  const look = (now: number) => {
    const isBlank = !document.querySelector('main')?.innerText.trim();
    since = isBlank ? (since ?? now) : undefined;
    // The bench hears it by the console: a document that is left keeps nothing.
    // oxlint-disable-next-line no-console
    if (since !== undefined && now > since) console.debug(`blank ${now - since}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The first visit: signs in and goes to the bank with the first order. */
async function orderOnce(
  context: BrowserContext,
  origin: string,
  { language, phone }: { language: Language; phone: string },
): Promise<void> {
  const page = await context.newPage();
  const visitor = visitorOn(page, origin, language);
  await visitor.open(paths.signIn());
  await visitor.field(visitor.say(phoneTexts, 'label')).fill(phone);
  await visitor.press(visitor.say(signInTexts, 'send'));
  await visitor.sees(visitor.say(signInTexts, 'codeTitle'));
  const begun = page.waitForEvent('load');
  await visitor.field(visitor.say(signInTexts, 'code')).fill(await readCode(origin, phone));
  await begun;
  await page.waitForURL((url) => !url.pathname.startsWith(paths.signIn()));
  await visitor.open(paths.home());
  const finger = await watchTaps(page);
  for (const step of [(on: Page) => finger.tap(inner(on)), tapProduct(4), buy, tapLink(paths.checkout())])
    await step(page, finger);
  await pay(visitor);
  // The service worker is active and has filled its cache.
  await visitor.open(paths.home());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(readMs);
  await page.close();
}

/** Fills in what the order still needs, and presses the button that leads to the bank. */
async function pay(visitor: Visitor): Promise<void> {
  const { page, say, like } = visitor;
  await visitor.sees(say(checkoutTexts, 'title'));
  await page.waitForTimeout(readMs);
  if (await visitor.field(say(checkoutTexts, 'otherName')).isVisible()) await writeOrder(visitor, 'ONLINE');
  const isAway = page.waitForURL((url) => !['/checkout', '/'].includes(url.pathname));
  await visitor.press(like(checkoutTexts, 'paySum'));
  await isAway;
}

/** The newest code sent to a number, from the demonstration's SMS inbox. */
async function readCode(origin: string, phone: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${origin}/demo/sms.json?to=${encodeURIComponent(phone)}`);
    const [newest] = (await reply.json()) as { text: string }[];
    const code = newest?.text.match(/\b\d{6}\b/)?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
