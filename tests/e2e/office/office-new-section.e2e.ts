/** A section of the catalogue that is missing is made inside the product form, which keeps all that was typed. */
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { taxonomyTexts } from '#backoffice/features/taxonomy/taxonomy.texts.ts';
import { comeToOffice, desktop, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { hire } from '../../support/people/staff.ts';
import { inspectWords } from '../../support/pages/inspect-office.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';

const openDesk = async (storefront: Storefront, language: 'tm' | 'ru', url?: string) => {
  const desk = await comeToOffice(storefront, language);
  await desk.comeInByLink(url);
  desk.page.setDefaultTimeout(20_000);
  await desk.page.locator('#react-admin-title').waitFor();
  return desk;
};

const inputOf = (page: Page, name: string) => page.locator(`form input[name="${name}"]`);

/** Opens the dialog and fills it. @returns the dialog */
async function fillDialog({ page, press, say }: OfficeVisit, title: string): Promise<Locator> {
  await press(say(taxonomyTexts, 'newCategory'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`${say(taxonomyTexts, 'titleWord')} · TM`).fill(title);
  await dialog.getByLabel(`${say(taxonomyTexts, 'titleWord')} · RU`).fill(`${title} ru`);
  return dialog;
}

test.each([
  { language: 'tm', screen: phone },
  { language: 'ru', screen: desktop },
] as const)(
  'a new product gets a section that was not there before ($language)',
  async ({ language, screen }) => {
    await using storefront = await openStorefront();
    const { shop } = storefront;
    const desk = await openDesk(storefront, language);
    const { page, press, say } = desk;
    await page.setViewportSize(screen);
    await page.goto(`${shop.origin}/office#/products/create`);
    const typed = { 'title.tm': 'Şemdan', 'title.ru': 'Подсвечник', 'options.0.price': '25' };
    for (const [name, text] of Object.entries(typed)) await inputOf(page, name).fill(text);
    const dialog = await fillDialog(desk, 'Öý bezegi');
    const { office } = await hire(shop);
    const [top] = (await office('GET /api/office/categories/')).data;
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: top?.title[language] ?? '', exact: true }).click();
    expect(await inspectWords(desk)).toEqual([]);
    const make = say(taxonomyTexts, 'makeCategory');
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/office/categories/', loseAnswer, { times: 1 });
    await press(make, dialog);
    // Behind an open dialog it has no role.
    await page.locator('[role="alert"]').filter({ hasText: /\S/ }).first().waitFor();
    expect(await dialog.getByRole('textbox').first().inputValue(), 'nothing is lost with an answer').toBe(
      'Öý bezegi',
    );
    await press(make, dialog);
    await dialog.waitFor({ state: 'detached' });
    for (const [name, text] of Object.entries(typed))
      expect(await inputOf(page, name).inputValue()).toBe(text);
    const chosen = page.getByRole('combobox', { name: fieldWords.category[language] });
    const shown = language === 'tm' ? 'Öý bezegi' : 'Öý bezegi ru';
    await expect.poll(async () => (await chosen.innerText()).trim()).toBe(shown);
    await page.locator('form button[type="submit"]').first().click();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/products\/\d+$/);
    const made = (await office('GET /api/office/categories/', { query: { page_size: 100 } })).data.filter(
      ({ title }) => title.tm === 'Öý bezegi',
    );
    expect(made, 'once, although it was sent twice').toMatchObject([{ parent: top?.id, productsCount: 1 }]);
  },
);

test('a product that is being changed keeps its changes; who may only read has no such button', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const desk = await openDesk(storefront, 'ru');
  const { page, press, say } = desk;
  await page.goto(`${shop.origin}/office#/products/1`);
  await inputOf(page, 'title.ru').fill('Букет «Осень»');
  const dialog = await fillDialog(desk, 'Güýz');
  await press(say(taxonomyTexts, 'makeCategory'), dialog);
  await dialog.waitFor({ state: 'detached' });
  expect(await inputOf(page, 'title.ru').inputValue()).toBe('Букет «Осень»');
  await page.locator('form button[type="submit"]').first().click();
  const { office } = await hire(shop);
  const product = async () => (await office('GET /api/office/products/:id/', { params: { id: 1 } })).data;
  await expect.poll(async () => (await product()).title.ru).toBe('Букет «Осень»');
  const { title } = (
    await office('GET /api/office/categories/:id/', { params: { id: (await product()).category } })
  ).data;
  expect(title).toEqual({ tm: 'Güýz', ru: 'Güýz ru' });

  const packer = { login: 'packer-two', name: 'Packer', role: 'packer' } as const;
  const { link } = await createStaff(shop.ctx, packer, { actor: undefined, ip: '', requestId: 'test' });
  const reader = await openDesk(storefront, 'ru', link.url);
  await reader.page.goto(`${shop.origin}/office#/products/1`);
  await reader.page.getByRole('combobox', { name: fieldWords.category.ru }).waitFor();
  const button = reader.page.getByRole('button', { name: say(taxonomyTexts, 'newCategory') });
  expect(await button.count()).toBe(0);
});
