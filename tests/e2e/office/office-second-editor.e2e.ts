import { expect, test } from 'vitest';
import { comeToOffice, desktop } from '../../support/people/office-visit.ts';
import { hire } from '../../support/people/staff.ts';
import { homeTexts, sectionWords } from '#backoffice/features/content/home.texts.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('two people at one zone: what each of them changed is kept', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const desk = await comeToOffice(storefront, 'ru');
  await desk.comeInByLink();
  await desk.page.locator('#react-admin-title').waitFor();
  await desk.page.setViewportSize(desktop);
  const { office } = await hire(shop);
  const { data: zones } = await office('GET /api/office/zones/');
  const id = zones[0]?.id ?? '';
  const read = async () => (await office('GET /api/office/zones/:id/', { params: { id } })).data;
  const otherSaves = async (fee: number) => {
    const { title, minimum, expressMinutes, leadDays, freeFrom, expressFee } = await read();
    const minutes = expressMinutes === undefined ? {} : { expressMinutes };
    const body = { title, minimum, ...minutes, leadDays, freeFrom, expressFee, fee };
    await office('PUT /api/office/zones/:id/', { params: { id }, body });
  };
  const field = (name: string) => desk.page.locator(`input[name="${name}"]`);
  const save = () => desk.page.locator('form button[type="submit"]').first().click();
  await desk.page.goto(`${shop.origin}/office#/delivery/zones/${id}`);
  await field('fee').waitFor();
  await otherSaves(2_700);
  await field('freeFrom').fill('650');
  await save();
  await expect.poll(async () => [(await read()).fee, (await read()).freeFrom]).toEqual([2_700, 65_000]);
});

test('a home page that somebody else has saved too: what was switched stays, and a second press keeps it', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const desk = await comeToOffice(storefront, 'ru');
  await desk.comeInByLink();
  await desk.page.locator('#react-admin-title').waitFor();
  await desk.page.goto(`${shop.origin}/office#/home-page`);
  const name = desk.say(sectionWords, 'hero');
  const first = desk.page.getByLabel(desk.say(homeTexts, 'show', { name }));
  await first.click();
  const { office } = await hire(shop);
  const read = async () => (await office('GET /api/office/home-sections/')).data.sections;
  const before = await read();
  await office('PUT /api/office/home-sections/', { body: { sections: before.toReversed() } });
  await desk.press(desk.say(homeTexts, 'save'));
  await desk.sees(/owner of the tests/);
  expect(await read()).toEqual(before.toReversed());
  expect(await first.isChecked()).toBe(false);
  await desk.press(desk.say(homeTexts, 'save'));
  const [own, ...others] = before;
  await expect.poll(read).toEqual([{ ...own, isShown: false }, ...others]);
});
