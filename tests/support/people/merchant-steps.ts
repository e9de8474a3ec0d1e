/** How a new merchant sets up the shop, in the browser. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dashboardTexts } from '#backoffice/features/dashboard/dashboard.texts.ts';
import { contentTexts } from '#backoffice/features/content/content.texts.ts';
import { importExportTexts } from '#backoffice/features/import-export/import-export.texts.ts';
import { myShopTexts } from '#backoffice/features/my-shop/my-shop.texts.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { settingsTexts } from '#backoffice/features/payments/payment-settings.texts.ts';
import { type File, goods, photo, photos, table } from './merchant-products.ts';
import { type OfficeVisit, raWords } from './office-visit.ts';

export const category = { tm: 'Güller', ru: 'Цветы' };
export const shopName = { tm: 'Gül dükany', ru: 'Цветочная лавка' };
export const slogan = { tm: 'Her gün täze gül', ru: 'Свежие цветы каждый день' };
export const bannerTitle = { tm: 'Açyldyk!', ru: 'Мы открылись!' };

/** From the recovery codes to the form of the first product. */
export async function answerQuestions(visit: OfficeVisit): Promise<void> {
  const { page, press, say, write } = visit;
  await press(say(signInTexts, 'goIn'));
  await isAt(page, '/my-shop');
  await write(say(myShopTexts, 'name'), shopName.ru);
  await press(say(myShopTexts, 'otherName'));
  await write(say(myShopTexts, 'turkmenName'), shopName.tm);
  await write(say(myShopTexts, 'phone'), '+993 12 34-56-78');
  await write(say(myShopTexts, 'fee'), '15');
  await write(say(myShopTexts, 'freeFrom'), '500');
  await press(category[visit.language]);
  await press(say(myShopTexts, 'save'));
  await visit.confirm();
  await isAt(page, '/products/create');
  await visit.sees(page.getByText(category[visit.language]).first());
  expect(await page.locator('input[name="title.tm"]').inputValue()).toBe('');
}

/** What a shop that delivers may have besides: a slogan, a wrapping, cards of a bank. */
export async function completeShop(visit: OfficeVisit): Promise<void> {
  await visit.goTo(layoutTexts.myShop);
  await writeBoth(visit, visit.say(contentTexts, 'slogan'), slogan);
  await visit.press(visit.say(partTexts, 'save'));
  await visit.sees(visit.say(contentTexts, 'saved'));

  await visit.goTo(resourceWords.wraps, 'new');
  // The setup checklist leads directly to the next step.
  const step = visit.say(dashboardTexts, 'stepProduct');
  await visit.sees(visit.say(dashboardTexts, 'nextStep', { step }));
  await writeBoth(visit, visit.name('title'), { tm: 'Kagyz', ru: 'Бумага' });
  await visit.write(visit.name('price'), '12,50');
  await save(visit, '/wraps');

  await visit.goTo(layoutTexts.payments);
  await visit.page.getByRole('switch', { name: /Rysgal|Рысгал/ }).click();
  await visit.press(visit.say(partTexts, 'save'));
  await visit.sees(visit.say(settingsTexts, 'saved'));
}

/**
 * A sheet with an error is reported with its position and changes nothing; the corrected one is imported with its
 * photos.
 */
export async function importGoods(visit: OfficeVisit, count: number): Promise<void> {
  const rows = goods(count, category.tm);
  const wrong = rows.map((row, at) => (at === 1 ? { ...row, price: 'gymmat' } : row));
  await visit.goTo(resourceWords.imports);
  await checkSpreadsheet(visit, await table(wrong));
  await visit.sees(/gymmat/);
  await visit.sees(new RegExp(`${visit.say(importExportTexts, 'row')} 3`));
  await visit.press(visit.say(importExportTexts, 'discard'));

  await checkSpreadsheet(visit, await table(rows), await photos());
  expect(await figure(visit, 'create')).toBe(count);
  expect(await figure(visit, 'errors')).toBe(0);
  await visit.press(visit.say(importExportTexts, 'apply'));
  await visit.sees(stateOf(visit, 'applied'));
}

/** Uploads a sheet and waits for its validation. */
export async function checkSpreadsheet(visit: OfficeVisit, sheet: File, pictures?: File): Promise<void> {
  const { page } = visit;
  await page.getByLabel(visit.say(importExportTexts, 'sheet')).setInputFiles(sheet);
  if (pictures) await page.getByLabel(visit.say(importExportTexts, 'pictures')).setInputFiles(pictures);
  await visit.press(visit.say(importExportTexts, 'start'));
  // With errors their number follows.
  await visit.sees(page.getByText(new RegExp(`^${visit.say(importExportTexts, 'checked')}(:|$)`)).first());
}

/**
 * The state of the import, shown beside its name; `exact`, because in the list of earlier imports it is part of a
 * sentence.
 */
export function stateOf(visit: OfficeVisit, name: keyof typeof importExportTexts) {
  return visit.page.getByText(visit.say(importExportTexts, name), { exact: true });
}

async function figure(visit: OfficeVisit, name: 'create' | 'errors'): Promise<number> {
  const label = visit.page.getByText(visit.say(importExportTexts, name), { exact: true });
  return Number((await label.locator('xpath=preceding-sibling::*').innerText()).replace(/\D/g, ''));
}

/** Creates a banner with a photo, previewed in both languages before saving. */
export async function publishBanner(visit: OfficeVisit): Promise<void> {
  const { page } = visit;
  await visit.goTo(resourceWords.banners, 'new');
  await writeBoth(visit, visit.name('title'), bannerTitle);
  // Delays the upload, to check that the form cannot be saved without it.
  const isLetThrough = Promise.withResolvers<void>();
  await page.route(/\/api\/office\/picture/, async (route) => {
    if (route.request().method() === 'POST') await isLetThrough.promise;
    await route.continue();
  });
  await page.getByLabel(visit.say(partTexts, 'addPictures')).setInputFiles(await photo('#1f6a4a', 1600, 900));
  await visit.press(raWords[visit.language].ra.action.save);
  await page.getByText(visit.say(partTexts, 'picturesComing')).first().waitFor();
  isLetThrough.resolve();
  await page.getByRole('button', { name: visit.say(partTexts, 'altText') }).waitFor();
  const preview = page.locator('section').filter({ hasText: visit.say(contentTexts, 'preview') });
  await visit.press('Русский', preview);
  await preview.getByText(bannerTitle.ru).waitFor();
  await visit.press('Türkmençe', preview);
  await preview.getByText(bannerTitle.tm).waitFor();
  await save(visit, '/home-page/banners');
  await visit.sees(visit.say(contentTexts, 'on'));
}

async function writeBoth(visit: OfficeVisit, label: string, text: { tm: string; ru: string }): Promise<void> {
  await visit.write(`${label} · TM`, text.tm);
  await visit.write(`${label} · RU`, text.ru);
}

/** Saves a form and waits for the list. */
async function save(visit: OfficeVisit, list: string): Promise<void> {
  await visit.press(raWords[visit.language].ra.action.save);
  await isAt(visit.page, list);
}

const isAt = (page: Page, path: string) =>
  page.waitForURL((url) => url.hash.replace(/\?.*/, '') === `#${path}`);
