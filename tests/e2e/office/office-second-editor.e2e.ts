/** Two people save the same form: what each of them changed is kept, and what both changed is chosen by the second. */
import { expect, test } from 'vitest';
import type { OfficeRoutes } from '#contract/index.ts';
import type { BodyOf } from '#contract/route.ts';
import { deliveryTexts } from '#backoffice/features/delivery/delivery.texts.ts';
import { dutyTexts } from '#backoffice/features/dashboard/duty.texts.ts';
import { homeTexts, sectionWords } from '#backoffice/features/content/home.texts.ts';
import { settingsTexts } from '#backoffice/features/payments/payment-settings.texts.ts';
import { choiceTexts } from '#backoffice/parts/conflict/choice.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { comeToOffice, type OfficeVisit } from '../../support/people/office-visit.ts';
import { confirm, hire } from '../../support/people/staff.ts';
import { fieldOf, forms, read, typeInto } from '../../support/pages/office-forms.ts';
import { addRecords, addressOf } from '../../support/pages/office-records.ts';
import {
  awaitConflict,
  conflictOf,
  leavesOf,
  otherOf,
  recordOf,
  type OtherRecord,
  withValue,
} from '../../support/pages/second-editor.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';

const openDesk = async (storefront: Storefront) => {
  const desk = await comeToOffice(storefront, 'ru');
  await desk.comeInByLink();
  await desk.page.locator('#react-admin-title').waitFor();
  desk.page.setDefaultTimeout(30_000);
  return desk;
};

test('every form of a record: both versions of what both changed are shown, the rest is joined', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const records = await addRecords(shop);
  const desk = await openDesk(storefront);
  const other = await hire(shop);
  const found: Record<string, string> = {};
  for (const form of forms.filter((one) => !one.endsWith('/show'))) {
    const path = addressOf(form, records);
    const record = recordOf(other.office, path);
    if (!record) continue;
    if (/^\/(discounts|staff)/.test(path)) await confirm(shop, other);
    found[path] = await tryRecord(desk, `${shop.origin}/office`, { path, record }).catch(String);
  }
  expect(Object.keys(found).length).toBeGreaterThan(14);
  expect(Object.entries(found).filter(([, fault]) => fault)).toEqual([]);
});

async function tryRecord(
  desk: OfficeVisit,
  office: string,
  { path, record }: { path: string; record: OtherRecord },
): Promise<string> {
  const { page, say } = desk;
  await page.goto(`${office}?${encodeURIComponent(path)}#${path}`);
  const field = fieldOf(page, path);
  await field.waitFor();
  const name = (await field.getAttribute('name')) ?? '';
  const before = await record.read();
  const leaves = new Map(leavesOf(before));
  if (!leaves.has(name)) return `its first field ${name} is none of ${[...leaves.keys()].join()}`;
  const [other = ''] =
    [...leaves].find(
      ([one]) => /^(title|description|isActive|isVisible|isClosed|goods|role)/.test(one) && one !== name,
    ) ?? [];
  const theirs = otherOf(leaves.get(name));
  const changed = withValue(before, name, theirs);
  const kept = other === 'role' ? leaves.get(other) : otherOf(leaves.get(other));
  await record.save(other ? withValue(changed, other, kept) : changed);
  const step = Number(await field.getAttribute('step'));
  if (step > 1) await field.fill(String(Number(await read(field)) + step));
  else await typeInto(page, field);
  const typed = await read(field);
  await page.locator('form button[type="submit"]').first().click();
  const dialog = conflictOf(desk);
  await awaitConflict(desk);
  const rows = await dialog.getByRole('radiogroup').allInnerTexts();
  if (rows.length !== 1) return `${rows.length} fields are to be chosen: ${rows.join()}`;
  const isShown = [typed, typeof theirs === 'string' ? theirs : ''].every((one) => rows[0]?.includes(one));
  if (!isShown) return `${rows[0]} does not have ${typed} and ${String(theirs)}`;
  await desk.press(say(choiceTexts, 'save'), dialog);
  await dialog.waitFor({ state: 'detached' });
  const now = async () => new Map(leavesOf(await record.read()));
  await expect.poll(async () => (await now()).get(name)).not.toBe(theirs);
  const after = await now();
  if (after.get(name) === leaves.get(name)) return 'what was typed is not saved';
  return !other || after.get(other) === kept
    ? ''
    : `${other} of the other is lost: ${String(after.get(other))}`;
}

type Put = keyof OfficeRoutes & `PUT ${string}`;
type Settings = {
  path: string;
  /** label or selector of the field that both change */
  label: string;
  typed: string;
  /** both versions, as the dialog has them */
  versions: readonly [string, string];
};

test('every form of settings: both versions are shown, and what only one has changed is joined', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const desk = await openDesk(storefront);
  const other = await hire(shop);
  const { office } = other;
  const save = async <K extends Put>(key: K, body: BodyOf<OfficeRoutes[K]>, params: object = {}) => {
    await office(key, { body, params } as never);
  };
  const meet = async ({ path, label, typed, versions }: Settings, otherSaves: () => Promise<void>) => {
    await desk.page.goto(`${shop.origin}/office?${encodeURIComponent(path)}#${path}`);
    const { page } = desk;
    const field = /^(\[|main )/.test(label)
      ? page.locator(label).first()
      : page.getByLabel(label, { exact: false }).first();
    await field.waitFor();
    await confirm(shop, other);
    await otherSaves();
    await field.fill(typed);
    await field.blur();
    await desk.page.getByRole('button', { name: 'Сохранить', exact: true }).first().click();
    const dialog = conflictOf(desk);
    await awaitConflict(desk);
    const row = await dialog.getByRole('radiogroup').allInnerTexts();
    for (const version of versions) expect(row.join('\n'), path).toContain(version);
    await desk.press(desk.say(choiceTexts, 'save'), dialog);
    await dialog.waitFor({ state: 'detached' });
  };

  const duty = (await office('GET /api/office/duty/')).data;
  await meet(
    { path: '/staff/duty', label: desk.say(dutyTexts, 'low'), typed: '7', versions: ['9', '7'] },
    () => save('PUT /api/office/duty/', { ...duty, lowStock: 9, from: '07:15' }),
  );
  await expect
    .poll(async () => (await office('GET /api/office/duty/')).data)
    .toMatchObject({ lowStock: 7, from: '07:15' });

  const { methods, banks, ...rules } = (await office('GET /api/office/settings/')).data;
  const on = {
    methods: methods.filter(({ isOn }) => isOn).map(({ method }) => method),
    banks: banks.filter(({ isOn }) => isOn).map(({ code }) => code),
  };
  await meet(
    {
      path: '/my-shop/payments',
      label: desk.say(settingsTexts, 'cashLimit'),
      typed: '300',
      versions: ['400', '300'],
    },
    () => save('PUT /api/office/settings/', { ...rules, ...on, cashLimit: 40_000, proofFrom: 51_000 }),
  );
  await expect
    .poll(async () => (await office('GET /api/office/settings/')).data)
    .toMatchObject({ cashLimit: 30_000, proofFrom: 51_000 });

  const week = (await office('GET /api/office/week/')).data;
  const windows = week.windows.map(({ booked: _, ...window }) => ({ ...window, cutoffMinutes: 15 }));
  const hours = week.hours.map((own, day) => (day === 0 ? { from: '10:00', to: '19:00' } : own));
  const cell = `[data-cell="${windows.length},0"]`;
  await meet({ path: '/delivery', label: cell, typed: '8', versions: ['10:00', '08:00'] }, () =>
    save('PUT /api/office/week/', { windows, hours }),
  );
  const saved = async () => (await office('GET /api/office/week/')).data;
  await expect.poll(async () => (await saved()).hours[0]?.from).toBe('08:00');
  expect((await saved()).windows.every(({ cutoffMinutes }) => cutoffMinutes === 15)).toBe(true);

  const wrapped = (await office('GET /api/office/hours/')).data;
  await meet(
    { path: '/wraps', label: desk.say(deliveryTexts, 'cardPrice'), typed: '9', versions: ['8', '9'] },
    () => save('PUT /api/office/hours/', { hours: wrapped.hours.slice(1), cardPrice: 800 }),
  );
  await expect
    .poll(async () => (await office('GET /api/office/hours/')).data)
    .toMatchObject({ hours: wrapped.hours.slice(1), cardPrice: 900 });

  const [sms] = (await office('GET /api/office/sms-texts/')).data;
  if (!sms) throw new Error('no SMS');
  await meet(
    {
      path: '/texts/sms',
      label: 'main textarea:not([aria-hidden])',
      typed: `${sms.text.tm} A`,
      versions: [`${sms.text.tm} B`, `${sms.text.tm} A`],
    },
    () =>
      save(
        'PUT /api/office/sms-texts/:id/',
        { text: { tm: `${sms.text.tm} B`, ru: `${sms.text.ru} B` } },
        { id: sms.id },
      ),
  );
  await expect
    .poll(async () => (await office('GET /api/office/sms-texts/')).data[0]?.text)
    .toEqual({ tm: `${sms.text.tm} A`, ru: `${sms.text.ru} B` });
});

test('texts of the shop and its home page: two who save them', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const desk = await openDesk(storefront);
  const { office } = await hire(shop);
  const { home } = (await office('GET /api/office/texts/')).data;
  await desk.page.goto(`${shop.origin}/office#/texts/home`);
  const slogan = desk.page.locator('[name="slogan.ru"]');
  await slogan.fill('Подарки с душой');
  await office('PUT /api/office/texts/', {
    body: { home: { ...home, name: { ...home.name, tm: 'Gül' }, slogan: { ...home.slogan, ru: 'Подарки' } } },
  });
  const dialog = conflictOf(desk);
  await desk.page.locator('form button[type="submit"]').first().click();
  await dialog.waitFor();
  await desk.press(desk.say(choiceTexts, 'back'), dialog);
  expect(await slogan.inputValue(), 'nothing typed is lost').toBe('Подарки с душой');
  await desk.page.locator('form button[type="submit"]').first().click();
  await dialog.getByRole('radio').first().check();
  await desk.press(desk.say(choiceTexts, 'save'), dialog);
  await expect
    .poll(async () => (await office('GET /api/office/texts/')).data.home)
    .toMatchObject({ name: { tm: 'Gül' }, slogan: { ru: 'Подарки' } });

  await desk.page.goto(`${shop.origin}/office?home#/home-page`);
  const name = desk.say(sectionWords, 'hero');
  const first = desk.page.getByLabel(desk.say(homeTexts, 'show', { name }));
  await first.click();
  const readHome = async () => (await office('GET /api/office/home-sections/')).data.sections;
  const before = await readHome();
  await office('PUT /api/office/home-sections/', { body: { sections: before.toReversed() } });
  await desk.press(desk.say(partTexts, 'save'));
  await dialog.waitFor();
  expect(await readHome()).toEqual(before.toReversed());
  await desk.press(desk.say(choiceTexts, 'save'), dialog);
  const [own, ...others] = before;
  await expect.poll(readHome).toEqual([{ ...own, isShown: false }, ...others]);
});
