/** What a new merchant does before the first customer, pressed as they press it. */
import { expect } from 'vitest';
import { contentTexts } from '#backoffice/features/content/content.texts.ts';
import { deliveryTexts } from '#backoffice/features/delivery/delivery.texts.ts';
import { importExportTexts } from '#backoffice/features/import-export/import-export.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { settingsTexts } from '#backoffice/features/payments/payment-settings.texts.ts';
import { type File, goods, photo, photos, table } from './merchant-goods.ts';
import { type StaffDesk, raWords } from './office-desk.ts';

export const category = { tm: 'Güller', ru: 'Цветы' };
export const shopName = { tm: 'Gül dükany', ru: 'Цветочная лавка' };
export const bannerTitle = { tm: 'Açyldyk!', ru: 'Мы открылись!' };

/** Name, contacts, ways of paying, where and when the shop delivers, a shelf, a wrapping. */
export async function setUpShop(desk: StaffDesk): Promise<void> {
  await saveTexts(desk);
  await desk.goTo(resourceWords.zones, 'new');
  await desk.write(desk.say(deliveryTexts, 'zoneId'), 'ashgabat');
  await writeBoth(desk, desk.name('title'), { tm: 'Aşgabat', ru: 'Ашхабад' });
  await desk.write(desk.name('fee'), '15');
  await save(desk, '/zones');

  await desk.goTo(resourceWords.places, 'new');
  await writeBoth(desk, desk.name('title'), { tm: '11-nji etrap', ru: '11-й этрап' });
  await desk.choose(desk.name('region'), desk.say(deliveryTexts, 'AG'));
  await desk.choose(desk.name('zone'), /Aşgabat|Ашхабад/);
  await save(desk, '/places');

  await desk.goTo(resourceWords.wraps, 'new');
  await writeBoth(desk, desk.name('title'), { tm: 'Kagyz', ru: 'Бумага' });
  await desk.write(desk.name('price'), '12,50');
  await save(desk, '/wraps');

  await desk.goTo(resourceWords.categories, 'new');
  await writeBoth(desk, desk.name('title'), category);
  await save(desk, '/categories');

  await desk.goTo(layoutTexts.payments);
  await desk.page.getByRole('switch', { name: /Rysgal|Рысгал/ }).click();
  await desk.press(desk.say(settingsTexts, 'save'));
  await desk.confirm();
  await desk.sees(desk.say(settingsTexts, 'saved'));
}

async function saveTexts(desk: StaffDesk): Promise<void> {
  await desk.goTo(layoutTexts.texts);
  await writeBoth(desk, desk.say(contentTexts, 'name'), shopName);
  await desk.press(desk.say(contentTexts, 'save'));
  await desk.sees(desk.say(contentTexts, 'saved'));
  await desk.press(desk.say(contentTexts, 'contacts'));
  await desk.write(desk.say(contentTexts, 'phones'), '+993 12 34-56-78');
  await desk.press(desk.say(contentTexts, 'save'));
  await desk.sees(desk.say(contentTexts, 'saved'));
}

/** A sheet with a mistake is told where it is wrong and changes nothing; the right one comes in with its photos. */
export async function importGoods(desk: StaffDesk, count: number): Promise<void> {
  const rows = goods(count, category.tm);
  const wrong = rows.map((row, at) => (at === 1 ? { ...row, price: 'gymmat' } : row));
  await desk.goTo(resourceWords.imports);
  await checkSpreadsheet(desk, await table(wrong));
  await desk.sees(/gymmat/);
  await desk.sees(new RegExp(`${desk.say(importExportTexts, 'row')} 3`));
  await desk.press(desk.say(importExportTexts, 'discard'));

  await checkSpreadsheet(desk, await table(rows), await photos());
  expect(await figure(desk, 'create')).toBe(count);
  expect(await figure(desk, 'errors')).toBe(0);
  await desk.press(desk.say(importExportTexts, 'apply'));
  await desk.sees(stateOf(desk, 'applied'));
}

/** Uploads a sheet and waits for the dry run. */
export async function checkSpreadsheet(desk: StaffDesk, sheet: File, pictures?: File): Promise<void> {
  const { page } = desk;
  await page.getByLabel(desk.say(importExportTexts, 'sheet')).setInputFiles(sheet);
  if (pictures) await page.getByLabel(desk.say(importExportTexts, 'pictures')).setInputFiles(pictures);
  await desk.press(desk.say(importExportTexts, 'start'));
  await desk.sees(stateOf(desk, 'checked'));
}

/** The state stands beside the name of the import; in the list of earlier ones it is a part of a sentence. */
export function stateOf(desk: StaffDesk, name: keyof typeof importExportTexts) {
  return desk.page.getByText(desk.say(importExportTexts, name), { exact: true });
}

async function figure(desk: StaffDesk, name: 'create' | 'errors'): Promise<number> {
  const label = desk.page.getByText(desk.say(importExportTexts, name), { exact: true });
  return Number((await label.locator('xpath=preceding-sibling::*').innerText()).replace(/\D/g, ''));
}

/** A banner with its photo, looked at in both languages before it is saved. */
export async function publishBanner(desk: StaffDesk): Promise<void> {
  const { page } = desk;
  await desk.goTo(resourceWords.banners, 'new');
  await writeBoth(desk, desk.name('title'), bannerTitle);
  await page.getByLabel(desk.say(partTexts, 'addPictures')).setInputFiles(await photo('#1f6a4a', 1600, 900));
  await page.getByRole('button', { name: desk.say(partTexts, 'altText') }).waitFor();
  const preview = page.locator('section').filter({ hasText: desk.say(contentTexts, 'preview') });
  await desk.press('Русский', preview);
  await preview.getByText(bannerTitle.ru).waitFor();
  await desk.press('Türkmençe', preview);
  await preview.getByText(bannerTitle.tm).waitFor();
  await save(desk, '/banners');
  await desk.sees(desk.say(contentTexts, 'on'));
}

async function writeBoth(desk: StaffDesk, label: string, text: { tm: string; ru: string }): Promise<void> {
  await desk.write(`${label} · TM`, text.tm);
  await desk.write(`${label} · RU`, text.ru);
}

/** Saves a form; the list with the new record follows. */
async function save(desk: StaffDesk, list: string): Promise<void> {
  await desk.press(raWords[desk.language].ra.action.save);
  await desk.page.waitForURL((url) => url.hash.replace(/\?.*/, '') === `#${list}`);
}
