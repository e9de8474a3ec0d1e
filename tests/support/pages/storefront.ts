/** The built storefront in real browsers, on a real server whose clock runs. */
import type { Locator, Page } from 'playwright-core';
import type { Language } from '#storefront/lang/language.ts';
import { type TextArgs, say, type Texts } from '#domain/print/texts.ts';
import { openBrowser, pageTimeoutMs, type TestBrowser } from './browser.ts';
import { startShop, type TestShop, type TestShopOptions } from '../shop/start-shop.ts';
import { deleteYounger } from './oldest-browser.ts';
import { openSharedShop } from './shared-shop.ts';
import { reportPage } from './report-page.ts';
import { watchPage } from './watch-page.ts';

export const languages: readonly Language[] = ['tm', 'ru'];
const phoneScreen = { width: 360, height: 780 };
const wideScreen = { width: 1280, height: 900 };

export type Visitor = {
  page: Page;
  language: Language;
  /** Problems that must not occur: errors in the console, CSP violations, failed requests. */
  problems: string[];
  /** A text of the storefront in the visitor's language. */
  say<T extends Texts, K extends keyof T & string>(texts: T, key: K, ...filling: TextArgs<T[K]>): string;
  /** A pattern of the text with any values in its placeholders. */
  like<T extends Texts>(texts: T, key: keyof T & string): RegExp;
  /** Clicks the button, link or radio with exactly this name. */
  press(name: string | RegExp): Promise<void>;
  /** Waits until a heading has this text. */
  sees(heading: string | RegExp): Promise<void>;
  field(label: string | RegExp): Locator;
  /** A toast with this text. */
  toast(text: string | RegExp): Locator;
  /** Opens a path of the shop, as a first visit or a reload does. */
  open(path: string): Promise<void>;
  /** Waits until the app has replaced the server's HTML, if any: a click on that would be lost. */
  isStarted(): Promise<void>;
};

export type VisitOptions = {
  language?: Language;
  wide?: boolean;
  setting?: string | null;
  /** Runs the service worker. Off by default, because most tests check requests, which it would answer itself. */
  worker?: boolean;
  /** Keeps what the oldest browser that is served does not have. */
  modern?: boolean;
  /** Origin for these visitors, when a proxy is in between. */
  origin?: string;
};

export type Storefront = AsyncDisposable & {
  shop: TestShop;
  browser: TestBrowser;
  /**
   * Another visitor with a browser context of their own. `setting`: the initial value of `userLanguage`, null for none.
   */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** Advances the clocks of the shop and of these visitors. */
  pass(seconds: number, ...visitors: Pick<Visitor, 'page'>[]): Promise<void>;
};

/** `await using storefront = await openStorefront()`: everything is closed at the end. */
export async function openStorefront(options: TestShopOptions = {}): Promise<Storefront> {
  await using opened = new AsyncDisposableStack();
  const shop = opened.use(await startShop({ seed: true, pages: true, clockRuns: true, ...options }));
  return await visitable(shop, opened.move());
}

/** For tests that write nothing: the visitors are gone at the end, the shop serves the other tests of the file. */
export async function openSharedStorefront(): Promise<Storefront> {
  return await visitable(await openSharedShop(), new AsyncDisposableStack());
}

async function visitable(shop: TestShop, underneath: AsyncDisposableStack): Promise<Storefront> {
  await using opened = underneath;
  const browser = opened.use(await openBrowser());

  async function visit(input: VisitOptions = {}): Promise<Visitor> {
    const { language = 'tm', wide = false, setting = language, origin = shop.origin } = input;
    const localStorage = setting === null ? [] : [{ name: 'userLanguage', value: setting }];
    const context = await browser.newContext({
      viewport: wide ? wideScreen : phoneScreen,
      hasTouch: !wide,
      serviceWorkers: input.worker ? 'allow' : 'block',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    context.setDefaultTimeout(pageTimeoutMs);
    await context.clock.install({ time: shop.ctx.now() });
    if (!input.modern) await context.addInitScript(deleteYounger);
    return visitorOn(await context.newPage(), origin, language);
  }

  const rest = opened.move();
  return {
    shop,
    browser,
    visit,
    async pass(seconds, ...visitors) {
      shop.advance(seconds);
      for (const { page } of visitors) await page.clock.fastForward(seconds * 1000);
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  };
}

/** A visitor on an open page; for a second tab of the same person call it again. */
export function visitorOn(page: Page, origin: string, language: Language): Visitor {
  const idle = (button: Locator) => button.and(page.locator(':not([aria-busy="true"])'));
  const visible = (role: 'button' | 'link' | 'radio', name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).filter({ visible: true });
  const isStarted = () => page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
  return {
    page,
    language,
    problems: watchPage(page),
    say: (texts, key, ...filling) => say(language, texts, key, ...filling),
    like: (texts, key) => likeSentence(language, texts, key),
    // A busy button cannot be clicked: waits until it is idle, like a customer.
    press: (name) => idle(visible('button', name)).or(visible('link', name)).first().click(),
    sees: (heading) =>
      page
        .getByRole('heading', { name: heading, exact: true })
        .first()
        .waitFor()
        .catch((error: unknown) => reportPage(page, error)),
    field: (label) => page.getByRole('textbox', { name: label }),
    toast: (text) => page.locator('[data-sonner-toast]').filter({ hasText: text }),
    open: async (path) => {
      await page.goto(origin + path);
      await isStarted();
    },
    isStarted,
  };
}

function likeSentence(language: Language, texts: Texts, key: string): RegExp {
  const entry = texts[key]?.[language] ?? '';
  const forms = typeof entry === 'string' ? [entry] : Object.values(entry);
  const patterns = forms.map((form) =>
    form
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );
  return new RegExp(`^(${patterns.join('|')})$`);
}
