/** What somebody else changes while a form is being typed: one-sided changes are joined, of the others one is chosen. */
import { expect, test } from 'vitest';
import { dutyTexts } from '#backoffice/features/dashboard/duty.texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { orderTexts, orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { choiceTexts } from '#backoffice/parts/conflict/choice.texts.ts';
import { draftTexts } from '#backoffice/parts/drafts/drafts.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { comeToOffice, type OfficeVisit } from '../../support/people/office-visit.ts';
import { confirm, hire } from '../../support/people/staff.ts';
import { addRecords } from '../../support/pages/office-records.ts';
import { awaitConflict, conflictOf, recordOf } from '../../support/pages/second-editor.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { addProduct } from '../../support/shop/factories.ts';

async function openDesk() {
  const storefront = await openStorefront();
  const desk = await comeToOffice(storefront, 'ru');
  const { page, say } = desk;
  await desk.comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  page.setDefaultTimeout(30_000);
  page.on('dialog', (asked) => void asked.accept());
  const colleague = await hire(storefront.shop);
  const open = (path: string) =>
    page.goto(`${storefront.shop.origin}/office?${encodeURIComponent(path)}#${path}`);
  const returnToDraft = async () => {
    await page.reload();
    await page
      .getByRole('alert')
      .filter({ hasText: say(draftTexts, 'clash') })
      .waitFor();
  };
  return { storefront, desk, page, say, colleague, open, returnToDraft };
}

/** Saves, and answers the dialog. @returns the fields that were to be chosen */
async function saveAndChoose(desk: OfficeVisit, take: 'theirs' | 'mine'): Promise<string[]> {
  const { page, say } = desk;
  await page
    .getByRole('button', { name: say(partTexts, 'save'), exact: true })
    .first()
    .click();
  await awaitConflict(desk);
  const dialog = conflictOf(desk);
  const rows = await dialog.getByRole('radiogroup').allInnerTexts();
  if (take === 'theirs') await dialog.getByRole('radio').first().check();
  await desk.press(say(choiceTexts, 'save'), dialog);
  await dialog.waitFor({ state: 'detached' });
  return rows;
}

test('a draft that comes back after somebody else has saved', async () => {
  const { storefront, desk, page, say, colleague, open, returnToDraft } = await openDesk();
  await using _ = storefront;
  for (const path of ['/products/sections/ideas/1', '/products/1']) {
    const record = recordOf(colleague.office, path);
    if (!record) throw new Error(`${path} is no record`);
    const before = await record.read();
    await open(path);
    await page.locator('[name="title.ru"]').fill('Моя');
    await record.save({ ...before, title: { tm: 'Olaryňky', ru: 'Её' } });
    await returnToDraft();
    expect(await page.locator('[name="title.tm"]').inputValue(), 'only they changed it').toBe('Olaryňky');
    const rows = await saveAndChoose(desk, 'theirs');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/Её[^]*Моя/);
    await expect.poll(record.read).toMatchObject({ title: { tm: 'Olaryňky', ru: 'Её' } });
  }

  const { office } = colleague;
  const duty = (await office('GET /api/office/duty/')).data;
  await open('/staff/duty');
  await page.getByLabel(say(dutyTexts, 'low')).fill('7');
  await confirm(storefront.shop, colleague);
  await office('PUT /api/office/duty/', { body: { ...duty, lowStock: 9, from: '07:15' } });
  await returnToDraft();
  // A second reload does not forget what it began with.
  await returnToDraft();
  expect(await saveAndChoose(desk, 'mine')).toHaveLength(1);
  await expect
    .poll(async () => (await office('GET /api/office/duty/')).data)
    .toMatchObject({ lowStock: 7, from: '07:15' });

  const { home } = (await office('GET /api/office/texts/')).data;
  await open('/texts/home');
  await page.locator('[name="slogan.ru"]').fill('Подарки с душой');
  const slogan = { tm: 'Sowgatlar', ru: 'Подарки' };
  await office('PUT /api/office/texts/', { body: { home: { ...home, slogan } } });
  await returnToDraft();
  expect(await saveAndChoose(desk, 'mine')).toHaveLength(1);
  await expect
    .poll(async () => (await office('GET /api/office/texts/')).data.home.slogan)
    .toEqual({ tm: 'Sowgatlar', ru: 'Подарки с душой' });
});

test('the details of an order that two people change', async () => {
  const { storefront, desk, page, say, colleague, open } = await openDesk();
  await using _ = storefront;
  const { order: id } = await addRecords(storefront.shop);
  const params = { id };
  const readOrder = async () => (await colleague.office('GET /api/office/orders/:id/', { params })).data;
  const { address } = await readOrder();
  if (!address) throw new Error('it has an address');
  await open(`/orders/${id}/show`);
  await desk.press(say(orderWords, 'edit'));
  const dialog = page.getByRole('dialog').filter({ hasText: say(orderTexts, 'agreedTotal') });
  const field = (key: 'comment' | 'line2' | 'landmark') => dialog.getByLabel(say(orderFormTexts, key));
  await field('comment').fill('Позвонить после пяти');
  await field('landmark').fill('у аптеки');
  const { placeTitle: _title, ...typed } = address;
  storefront.shop.advance(1);
  await colleague.office('PUT /api/office/orders/:id/', {
    params,
    body: { address: { ...typed, line2: '12' }, comment: 'Не звонить' },
  });
  await desk.press(say(orderTexts, 'go'), dialog);
  await awaitConflict(desk);
  const choice = conflictOf(desk);
  const rows = await choice.getByRole('radiogroup').allInnerTexts();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/Не звонить[^]*Позвонить после пяти/);
  await desk.press(say(choiceTexts, 'save'), choice);
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(readOrder).toMatchObject({
    comment: 'Позвонить после пяти',
    address: { ...address, line2: '12', landmark: 'у аптеки' },
  });
});

test('the goods of an order that two people change', async () => {
  const { storefront, desk, page, say, colleague, open } = await openDesk();
  await using _ = storefront;
  const { order: id } = await addRecords(storefront.shop);
  const readOrder = async () =>
    (await colleague.office('GET /api/office/orders/:id/', { params: { id } })).data;
  const { items, totals } = await readOrder();
  const [{ product, option } = { product: 0, option: 0 }] = items;
  const card = await addProduct(storefront.shop, { options: [{ price: 300, count: 9 }] });
  await open(`/orders/${id}/show`);
  await desk.press(say(orderWords, 'change-goods'));
  const dialog = page.getByRole('dialog').filter({ hasText: say(orderFormTexts, 'goodsHint') });
  await dialog.getByRole('button', { name: '+1' }).first().click();
  storefront.shop.advance(1);
  await colleague.office('PUT /api/office/orders/:id/goods/', {
    params: { id },
    body: {
      items: [
        { product, option, quantity: 3 },
        { product: card.id, option: card.option, quantity: 4 },
      ],
      seenTotal: totals.total,
    },
  });
  await desk.press(say(orderTexts, 'go'), dialog);
  await awaitConflict(desk);
  const choice = conflictOf(desk);
  const rows = await choice.getByRole('radiogroup').allInnerTexts();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/1[^]*3[^]*2/);
  expect(await choice.getByRole('group').allInnerTexts(), 'the card').toHaveLength(1);
  // The refusal is what the dialog is for.
  desk.problems.length = 0;
  expect(await inspectOffice(desk)).toEqual([]);
  await desk.press(say(choiceTexts, 'save'), choice);
  await dialog.waitFor({ state: 'detached' });
  const quantities = async () => (await readOrder()).items.map(({ option: of, quantity }) => [of, quantity]);
  await expect.poll(quantities).toEqual([
    [option, 2],
    [card.option, 4],
  ]);
});
