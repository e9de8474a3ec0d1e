import { expect, test } from 'vitest';
import { comeToOffice, type OfficeVisit, desktop, phone } from '../../support/people/office-visit.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { inspectOffice, inspectWords } from '../../support/pages/inspect-office.ts';
import { isOfPath, knownPaths } from '../../support/pages/office-paths.ts';
import { addRecords, addressOf } from '../../support/pages/office-records.ts';
import { openQuietly } from '../../support/pages/open-quietly.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

/**
 * Every screen, and one record of each kind. Each is inspected once, half of them on a phone, half on a desktop, in
 * both languages; `:name` is what the test adds to the seeded shop.
 */
const screens = [
  ...['/', '/board', '/orders', '/orders/create', '/orders/:order/show', '/takings', '/cash', '/reports'],
  ...['/customers', '/customers/:customer/show', '/products', '/products/1', '/products/create', '/stock'],
  ...['/stock/1/show', '/imports', '/pictures', '/reviews', '/gaps', '/categories', '/categories/1'],
  ...['/categories/create', '/brands', '/brands/1', '/brands/create', '/ideas', '/ideas/1', '/ideas/create'],
  ...[
    '/occasions',
    '/occasions/1',
    '/occasions/create',
    '/recipients',
    '/recipients/1',
    '/recipients/create',
  ],
  ...['/search-terms', '/search-terms/:term', '/search-terms/create', '/empty-searches', '/banners'],
  ...['/banners/1', '/banners/create', '/home-sections', '/add-ons', '/texts/home', '/texts/contacts'],
  ...['/texts/about', '/texts/legal', '/texts/delivery', '/texts/privacy', '/wraps', '/wraps/1'],
  ...['/wraps/create', '/price-plans', '/price-plans/:plan', '/price-plans/create', '/promos'],
  ...['/promos/:promo', '/promos/create', '/certificates', '/certificates/:certificate/show'],
  ...['/certificates/create', '/zones', '/zones/Z1', '/zones/create', '/places', '/places/1'],
  ...['/places/create', '/slots', '/slots/1', '/slots/create', '/days', '/days/2026-12-31', '/hours'],
  ...['/duty', '/payments', '/features', '/reminders', '/sms-texts', '/staff', '/staff/1', '/staff/create'],
  ...['/audit', '/me', '/papers?day=2026-11-20', '/requests'],
];
/** The courier's own page is covered by the courier test. */
const elsewhere = ['/round'];

test('no screen of the office is left out of the tests of screens', () => {
  const seen = [...screens, ...elsewhere];
  expect(knownPaths().filter((path) => !seen.some((address) => isOfPath(address, path)))).toEqual([]);
});

test.each([
  { language: 'tm', screen: phone, at: 0 },
  { language: 'ru', screen: desktop, at: 1 },
] as const)(
  'screens of the office keep the rules: names, contrast, width, no error, no missing word ($language)',
  async ({ language, screen, at }) => {
    await using storefront = await openStorefront();
    const { shop } = storefront;
    const records = await addRecords(shop);
    const visit = await comeToOffice(storefront, language);
    await visit.comeInByLink();
    await visit.page.locator('#react-admin-title').waitFor();
    await visit.page.setViewportSize(screen);
    const flaws: string[] = [];
    for (const address of screens.filter((_, place) => place % 2 === at)) {
      const path = addressOf(address, records);
      flaws.push(...(await inspect(visit, shop.origin, path)).map((flaw) => `${path}: ${flaw}`));
    }
    expect(flaws).toEqual([]);
  },
);

test('no column of a list is without a name, also where its contents speak for themselves', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  await addRecords(shop);
  const visit = await comeToOffice(storefront, 'ru');
  await visit.comeInByLink();
  await visit.page.locator('#react-admin-title').waitFor();
  const nameless: string[] = [];
  for (const path of screens.filter((one) => /^\/[a-z-]+$/.test(one))) {
    await openQuietly(visit.page, `${shop.origin}/office#${path}`);
    await visit.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const violations = await findViolations(visit.page, 'empty-table-header');
    nameless.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${path}: ${html}`)));
  }
  expect(nameless).toEqual([]);
});

async function inspect(visit: OfficeVisit, origin: string, path: string): Promise<string[]> {
  // The query string forces a full page load.
  await openQuietly(visit.page, `${origin}/office?${encodeURIComponent(path)}#${path}`);
  const flaws = await inspectOffice(visit);
  return (await changeLanguage(visit)) ? [...flaws, ...(await inspectWords(visit))] : flaws;
}

/**
 * Contrast and accessible names do not depend on the language, texts and widths do. Print views have no language
 * switch.
 */
async function changeLanguage({ page }: OfficeVisit): Promise<boolean> {
  const other = page.getByRole('button', { name: /^(TM|RU):/, pressed: false });
  if ((await other.count()) === 0) return false;
  const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await other.click();
  await kept;
  return true;
}
