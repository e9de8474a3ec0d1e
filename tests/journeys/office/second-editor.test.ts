/** Whoever saves an older state of a record does not undo in silence what somebody else has saved meanwhile. */
import { expect, test } from 'vitest';
import { officeRoutes } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';
import { formSources } from '#contract/seen.ts';
import { parseSaved, savedHeader } from '#domain/audit/seen-header.ts';
import { confirm, hire } from '../../support/people/staff.ts';
import { addMissing, formOf, readForm, saveForm } from '../../support/requests/every-form.ts';
import { startShop } from '../../support/shop/start-shop.ts';

/** Forms that write no record whole, and why nobody's change can be lost by them. */
const others: Record<string, string> = {
  'PUT /api/office/me/': 'one’s own account',
  'PUT /api/office/me/password/': 'one’s own account',
  'PUT /api/office/me/authenticator/': 'one’s own account',
  'PUT /api/office/round/deeds/:id/photo/': 'a part of a photo',
  'PUT /api/office/imports/:id/headings/': 'an import has one editor',
  'PUT /api/office/my-shop/': 'a second time is refused',
};
/** Their bodies say what was seen; their own tests say what follows. */
const inBody = [
  'PUT /api/office/orders/:id/',
  'PUT /api/office/orders/:id/goods/',
  'PUT /api/office/products/:id/',
  'PUT /api/office/rounds/:id/',
];

const table: Record<string, RouteSpec> = officeRoutes;
const sources = formSources(table);
const everyPut = Object.keys(table).filter(
  (key) => key.startsWith('PUT ') && table[key]?.access === 'staff' && !(key in others),
);

test('every form of the office says what its editor has seen', () => {
  expect(everyPut.length).toBeGreaterThan(28);
  expect(everyPut.filter((key) => !sources.has(key) && !inBody.includes(key))).toEqual([]);
});

test('an older state is refused with who saved and when, for every form; one’s own change is no obstacle', async () => {
  await using shop = await startShop({ seed: true });
  const [first, second] = [await hire(shop), await hire(shop)];
  const ids = await addMissing(shop);
  const found: Record<string, unknown> = {};
  for (const key of everyPut.filter((one) => sources.has(one))) {
    await confirm(shop, first);
    await confirm(shop, second);
    const form = await formOf(key, ids, first);
    const opened = await readForm(first, form);
    const steps = [
      await saveForm(second, form, opened.body),
      await saveForm(first, form, opened.body, opened.seen),
      await saveForm(first, form, opened.body, (await readForm(first, form)).seen),
      await saveForm(first, form, opened.body, (await readForm(first, form)).seen),
    ];
    found[key] = steps.map(({ status, code, by, fields }) =>
      status === 200 ? 'saved' : [code, by ?? fields],
    );
  }
  const expected = ['saved', ['record.conflict', 'owner of the tests'], 'saved', 'saved'];
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, expected])));
});

/** Saved by a switch or a mark, without a form that has a head. */
const withoutHead = [
  'PUT /api/office/customers/:id/tags/',
  'PUT /api/office/features/:name/',
  'PUT /api/office/reviews/:id/',
];

test('every form says who saved it last and when, and nothing of what nobody has saved', async () => {
  await using shop = await startShop({ seed: true });
  const [first, second] = [await hire(shop), await hire(shop)];
  await shop.ctx.db.updateTable('staff').set({ name: 'Aýna' }).where('login', '=', second.login).execute();
  const ids = await addMissing(shop);
  const product = 'PUT /api/office/products/:id/';
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const key of [...everyPut.filter((one) => sources.has(one)), product]) {
    await confirm(shop, first);
    await confirm(shop, second);
    const form = await formOf(key, ids, first);
    const before = await readForm(first, form);
    const saving = await saveForm(second, form, before.body);
    const after = await readForm(first, form);
    const at = shop.ctx.now().toISOString();
    found[key] = [before.saved, saving.saved, after.saved].map((saved) =>
      saved?.map((one) => [one.by, one.at]),
    );
    const isSaved = !withoutHead.includes(key);
    const now = isSaved ? [['Aýna', at]] : undefined;
    // Accounts are made by the operator; signing in is no change of them.
    const made = key.includes('/staff/') ? [['', expect.any(String)]] : undefined;
    // Settings are read anew after they are saved.
    expected[key] = [made, key.includes(':id') && form.path === form.read ? now : undefined, now];
  }
  expect(found).toEqual(expected);
  expect(Object.keys(found).length).toBeGreaterThan(24);
});

test('of texts that one answer brings it is said who saved each', async () => {
  await using shop = await startShop({ seed: true });
  const [first, second] = [await hire(shop), await hire(shop, 'editor')];
  const { home, legal } = (await first.office('GET /api/office/texts/')).data;
  await first.office('PUT /api/office/texts/', { body: { home } });
  await second.office('PUT /api/office/texts/', { body: { legal } });
  await second.office('PUT /api/office/texts/', { body: { home } });
  await first.office('PUT /api/office/texts/', { body: { legal } });
  const { headers } = await second.office.raw('/api/office/texts/');
  const saved = parseSaved(headers.get(savedHeader) ?? '');
  expect(saved.map(({ of, by }) => [of, by])).toEqual([
    ['legal', 'owner of the tests'],
    ['home', 'editor of the tests'],
  ]);
});
