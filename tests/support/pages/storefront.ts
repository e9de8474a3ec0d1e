/** The shop as its visitors have it: the built storefront in real browsers, over a real server whose clock runs. */
import type { Browser, Locator, Page } from 'playwright-core';
import type { Language } from '#storefront/lang/language.ts';
import { type Filling, say, type Texts } from '#storefront/lang/texts.ts';
import { openBrowser } from './browser.ts';
import { startShop, type TestShop, type TestShopOptions } from '../shop/start-shop.ts';
import { watchPage } from './watch-page.ts';

export const languages: readonly Language[] = ['tm', 'ru'];
const phoneScreen = { width: 360, height: 780 };
const wideScreen = { width: 1280, height: 900 };

export type Visitor = {
  page: Page;
  language: Language;
  /** What no visitor should ever cause: errors in the console, broken rules of the page's policy, failed requests. */
  problems: string[];
  /** A sentence of the storefront in the visitor's language. */
  say<T extends Texts, K extends keyof T & string>(texts: T, key: K, ...filling: Filling<T[K]>): string;
  /** The same whatever stands in its holes. */
  like<T extends Texts>(texts: T, key: keyof T & string): RegExp;
  /** Exactly this name, in any of the roles that are pressed. */
  press(name: string | RegExp): Promise<void>;
  /** Waits until a heading says this. */
  sees(heading: string | RegExp): Promise<void>;
  field(label: string | RegExp): Locator;
  /** Text in a toast at the top right. */
  toast(text: string | RegExp): Locator;
  /** Opens an address of the shop; a first visit and a reload are the same. */
  open(path: string): Promise<void>;
};

export type VisitOptions = {
  language?: Language;
  wide?: boolean;
  setting?: string | null;
  /** With a service worker, as in life. Most tests look at requests, which a worker would answer itself. */
  worker?: boolean;
  /** Where the shop stands for them, when something stands between. */
  origin?: string;
};

export type Storefront = AsyncDisposable & {
  shop: TestShop;
  browser: Browser;
  /** Another person with a device of their own. `setting` is what `userLanguage` holds before they come, null nothing. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** Turns the clocks of the shop and of these visitors. */
  pass(seconds: number, ...visitors: Pick<Visitor, 'page'>[]): Promise<void>;
};

/** `await using storefront = await openStorefront()`: everything is closed at the end. */
export async function openStorefront(options: TestShopOptions = {}): Promise<Storefront> {
  await using opened = new AsyncDisposableStack();
  const shop = opened.use(await startShop({ seed: true, pages: true, clockRuns: true, ...options }));
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
    context.setDefaultTimeout(15_000);
    await context.clock.install({ time: shop.ctx.now() });
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

/** A visitor at an open page; a second tab of the same person is one more. */
export function visitorOn(page: Page, origin: string, language: Language): Visitor {
  const idle = (button: Locator) => button.and(page.locator(':not([aria-busy="true"])'));
  const visible = (role: 'button' | 'link' | 'radio', name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).filter({ visible: true });
  return {
    page,
    language,
    problems: watchPage(page),
    say: (texts, key, ...filling) => say(language, texts, key, ...filling),
    like: (texts, key) => likeSentence(language, texts, key),
    // A button that is busy takes no press; like a customer, wait until it does.
    press: (name) => idle(visible('button', name)).or(visible('link', name)).first().click(),
    sees: (heading) => page.getByRole('heading', { name: heading, exact: true }).first().waitFor(),
    field: (label) => page.getByRole('textbox', { name: label }),
    toast: (text) => page.locator('[data-sonner-toast]').filter({ hasText: text }),
    open: async (path) => {
      await page.goto(origin + path);
      // What the server drew has been replaced by the shop itself.
      await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
    },
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
