/** The built back office in a real browser, on a shop whose clock runs. */
import { generateSync } from 'otplib';
import type { Locator, Page } from 'playwright-core';
import { openFirstAccount } from '#server/features/staff/manage-staff.ts';
import { type Language, type Phrase, say, type Texts } from '#domain/print/texts.ts';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { russian } from '#backoffice/lang/russian.ts';
import { turkmen } from '#backoffice/lang/turkmen.ts';
import { type Place, placeGroups, type Tab } from '#backoffice/app/frame/places.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { pageTimeoutMs } from '../pages/browser.ts';
import { reportPage } from '../pages/report-page.ts';
import type { Storefront } from '../pages/storefront.ts';
import { watchPage } from '../pages/watch-page.ts';

type PhraseValues = Record<string, string | number>;

export type OfficeVisit = {
  page: Page;
  language: Language;
  /** Problems that must not occur: errors in the console, CSP violations, failed requests. */
  problems: string[];
  /** A text of the office with its placeholders filled. */
  say<T extends Texts>(texts: T, key: keyof T & string, filling?: PhraseValues): string;
  /** The label of a field. */
  name(key: keyof typeof fieldWords): string;
  /** Opens a screen by the menu; with `new` the form for a new record. */
  goTo(place: Phrase, isNew?: 'new'): Promise<void>;
  /** Changes the size of the screen. */
  turn(screen: { width: number; height: number }): Promise<void>;
  /** Clicks the button, link or tab with exactly this name, once it is enabled. */
  press(name: string, within?: Locator): Promise<void>;
  /** Types into the field whose label begins with this. */
  write(label: string, text: string): Promise<void>;
  /** Selects an option of a list. */
  choose(label: string, option: string | RegExp): Promise<void>;
  /** Waits until this is visible, while the shop runs its jobs. */
  sees(what: Locator | string | RegExp): Promise<void>;
  /** Signs in by a one-time link, by default that for the first account of a new shop. Returns the recovery codes. */
  comeInByLink(url?: string, login?: string): Promise<string[]>;
  /** The same, but stays on the page with the recovery codes. */
  setUpByLink(url?: string, login?: string): Promise<string[]>;
  /** Enters a fresh code when asked to confirm. */
  confirm(): Promise<void>;
};

export const password = 'ak-gul-gyzyl-gul';
/** Texts of react-admin itself. */
export const raWords = { tm: turkmen, ru: russian };
export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** A person with a browser of their own, not signed in yet. */
export async function comeToOffice(storefront: Storefront, language: Language = 'tm'): Promise<OfficeVisit> {
  const { shop, browser } = storefront;
  const locale = language === 'ru' ? 'ru-RU' : 'en-US';
  const context = await browser.newContext({ viewport: desktop, locale });
  context.setDefaultTimeout(pageTimeoutMs);
  await context.clock.install({ time: shop.ctx.now() });
  const page = await context.newPage();
  let secret = '';
  const code = () => generateSync({ secret, epoch: Math.floor(shop.ctx.now().getTime() / 1000) });

  const visit: OfficeVisit = {
    page,
    language,
    problems: watchPage(page),
    say: (texts, key, filling) => say(language, texts, key, ...((filling ? [filling] : []) as never)),
    name: (key) => fieldWords[key][language],
    async goTo(place, isNew) {
      const menuName = visit.say(layoutTexts, 'more');
      const { at, entry } = findScreen(place);
      // On a phone the menu is hidden behind its button.
      const nav = page.getByRole('navigation', { name: menuName }).first();
      if (!(await nav.isVisible())) await visit.press(menuName);
      await nav.getByRole('link', { name: entry.words[language], exact: true }).click();
      // A screen may be a tab of a tab.
      for (const { words } of at)
        await page
          .getByRole('main')
          .getByRole('link', { name: words[language], exact: true })
          .first()
          .click();
      if (!isNew) return;
      const heading = page.locator('#react-admin-title');
      // A click while the former screen is being replaced may hit nothing.
      await heading.getByText(place[language], { exact: true }).waitFor();
      // During setup the link to the next step leads there as well as the button of the list.
      const name = Object.entries(resourceWords).find(([, words]) => words === place)?.[0];
      await page.locator(`a[href$="/${name}/create"]`).first().click();
      // Until the form is loaded there may be a list with fields of the same names.
      const title = raWords[language].ra.page.create.replace('%{name}', place[language]);
      await heading.getByText(title, { exact: true }).waitFor();
    },
    async turn(screen) {
      await page.setViewportSize(screen);
      await page.reload();
    },
    press: (name, within) => pressable(within ?? page.locator('body'), name).click(),
    write: (label, text) => fieldOf(page, label).fill(text),
    async choose(label, option) {
      await page
        .getByRole('combobox', { name: startsWith(label) })
        .first()
        .click();
      await page.getByRole('option', { name: option }).first().click();
    },
    async sees(what) {
      const wanted = typeof what === 'string' || what instanceof RegExp ? page.getByText(what).first() : what;
      for (let turn = 0; turn < 20 && !(await wanted.isVisible()); turn++) {
        await shop.runDue();
        await wanted.waitFor({ timeout: 1_000 }).catch(() => undefined);
      }
      await wanted.waitFor().catch((error: unknown) => reportPage(page, error));
    },
    async setUpByLink(url, login) {
      await page.goto(url ?? (await openFirstAccount(shop.ctx))?.url ?? '');
      secret = (await page.locator('code').innerText()).replace(/\s/g, '');
      if (login) await page.locator('input[name="login"]').fill(login);
      await page.locator('input[name="password"]').fill(password);
      await page.locator('input[name="code"]').fill(code());
      await visit.press(visit.say(signInTexts, 'finish'));
      await page.getByRole('listitem').first().waitFor();
      // The printable sheet of recovery codes names the login.
      if (login) await page.getByText(`· ${login}`).waitFor();
      return page.getByRole('listitem').allInnerTexts();
    },
    async comeInByLink(url, login) {
      const codes = await visit.setUpByLink(url, login);
      await visit.press(visit.say(signInTexts, 'goIn'));
      // It loads the page anew: what is done to the former one meanwhile would be undone.
      await page.waitForURL((url) => !url.hash.startsWith('#/setup'));
      return codes;
    },
    async confirm() {
      // A code works once: waits for the next one.
      await storefront.pass(31, visit);
      const dialog = page.getByRole('dialog').filter({ hasText: visit.say(signInTexts, 'confirmText') });
      await dialog.getByRole('textbox').fill(code());
      await visit.press(visit.say(signInTexts, 'confirm'), dialog);
      await dialog.waitFor({ state: 'hidden' });
    },
  };
  return visit;
}

/** The entry of the menu below which a screen is, and the tabs that lead to it from there. */
function findScreen(words: Phrase): { entry: Place; at: Tab[] } {
  for (const entry of placeGroups.flatMap(({ places }) => places)) {
    if (entry.words === words) return { entry, at: [] };
    for (const tab of entry.tabs ?? []) {
      const own = { entry, at: tab.to === entry.to ? [] : [tab] };
      if (tab.words === words) return own;
      const inner = tab.tabs?.find((one) => one.words === words);
      if (inner) return { entry, at: [tab, ...(inner.to === tab.to ? [] : [inner])] };
    }
  }
  throw new Error(`not in the menu: ${words.ru}`);
}

/** Signs in again with the password and a recovery code. */
export async function signInAgain(visit: OfficeVisit, login: string, code: string): Promise<void> {
  await visit.write(visit.say(signInTexts, 'login'), login);
  await visit.page.locator('input[name="password"]').fill(password);
  await visit.write(visit.say(signInTexts, 'code'), code);
  await visit.press(visit.say(signInTexts, 'signIn'));
}

function pressable(within: Locator, name: string): Locator {
  const options = { name, exact: true };
  return within
    .getByRole('button', options)
    .or(within.getByRole('link', options))
    .or(within.getByRole('tab', options))
    .filter({ visible: true })
    .first();
}

function fieldOf(page: Page, label: string): Locator {
  const name = startsWith(label);
  return page.getByRole('textbox', { name }).or(page.getByRole('spinbutton', { name })).first();
}

/** Labels of required fields end with a mark. */
function startsWith(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
