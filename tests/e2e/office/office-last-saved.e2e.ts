/** At its head every form says who saved it last, and when. */
import { expect, test } from 'vitest';
import { lastSavedTexts } from '#backoffice/parts/conflict/last-saved.texts.ts';
import { comeToOffice } from '../../support/people/office-visit.ts';
import { confirm, hire } from '../../support/people/staff.ts';
import { fieldOf, forms } from '../../support/pages/office-forms.ts';
import { addRecords, addressOf } from '../../support/pages/office-records.ts';
import { openQuietly } from '../../support/pages/open-quietly.ts';
import { recordOf } from '../../support/pages/second-editor.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { formOf, readForm, saveForm, settingsForms } from '../../support/requests/every-form.ts';

/** A new order, notes and the setting up of a shop are no form of a stored thing; what is being made was never saved. */
const withoutHead = ['/orders/create', '/orders/:order/show', '/customers/:customer/show', '/my-shop'];
const edits = forms.filter((form) => !form.endsWith('/create') && !withoutHead.includes(form));

test('every form says at its head who saved it last, and nothing while nobody has', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const records = await addRecords(shop);
  const { page, say, comeInByLink } = await comeToOffice(storefront, 'ru');
  await comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  const line = page.getByRole('main').locator('[data-saved]').first();
  const open = async (path: string) => {
    await openQuietly(page, `${shop.origin}/office?${encodeURIComponent(path)}#${path}`);
    await fieldOf(page, path).waitFor();
  };
  for (const path of ['/products/sections/categories/1', '/staff/duty']) {
    await open(path);
    expect(await line.count(), path).toBe(0);
  }
  const other = await hire(shop);
  await shop.ctx.db.updateTable('staff').set({ name: 'Айна' }).where('login', '=', other.login).execute();
  for (const key of settingsForms) {
    await confirm(shop, other);
    const form = await formOf(key, { 'PUT /api/office/sms-texts/:id/': 'order-paid' }, other);
    const { status } = await saveForm(other, form, (await readForm(other, form)).body);
    expect(status, key).toBe(200);
  }
  const faults: string[] = [];
  for (const form of edits) {
    const path = addressOf(form, records);
    await confirm(shop, other);
    const record = recordOf(other.office, path);
    await record?.save(await record.read());
    await open(path);
    const text = await line.innerText({ timeout: 10_000 }).catch(() => 'no line');
    const when = say(lastSavedTexts, 'today', { time: '' });
    if (!text.startsWith(say(lastSavedTexts, 'saved', { who: 'Айна', when })))
      faults.push(`${path}: ${text}`);
  }
  expect(faults).toEqual([]);
});
