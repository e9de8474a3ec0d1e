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
  ...[
    '/',
    '/board',
    '/board/photos',
    '/orders',
    '/orders/create',
    // Of both widths.
    '/orders/create?at=counter',
    '/orders/create?at=counter',
    '/orders/:order/show',
    '/money/couriers',
    '/money/cash',
    '/money/day',
    '/reports',
    '/reports/plots',
    '/reports/ledger',
  ],
  ...['/customers', '/customers/:customer/show', '/products', '/products/1', '/products/create', '/stock'],
  ...[
    '/stock/1/show',
    '/imports',
    '/pictures',
    '/products/reviews',
    '/products/sections/categories',
    '/products/sections/categories/1',
  ],
  ...[
    '/products/sections/categories/create',
    '/products/sections/brands',
    '/products/sections/brands/1',
    '/products/sections/brands/create',
    '/products/sections/ideas',
    '/products/sections/ideas/1',
    '/products/sections/ideas/create',
  ],
  ...[
    '/products/sections/occasions',
    '/products/sections/occasions/1',
    '/products/sections/occasions/create',
    '/products/sections/recipients',
    '/products/sections/recipients/1',
    '/products/sections/recipients/create',
  ],
  ...['/search/terms', '/search/terms/:term', '/search/terms/create', '/search', '/home-page/banners'],
  ...[
    '/home-page/banners/1',
    '/home-page/banners/create',
    '/home-page',
    '/wraps/add-ons',
    '/texts/home',
    '/texts/contacts',
  ],
  ...['/texts/about', '/texts/legal', '/texts/delivery', '/texts/privacy', '/wraps', '/wraps/1'],
  ...[
    '/wraps/create',
    '/discounts/price-plans',
    '/discounts/price-plans/:plan',
    '/discounts/price-plans/create',
    '/discounts/promos',
  ],
  ...[
    '/discounts/promos/:promo',
    '/discounts/promos/create',
    '/discounts/certificates',
    '/discounts/certificates/:certificate/show',
  ],
  ...[
    '/discounts/certificates/create',
    '/delivery/zones',
    '/delivery/zones/Z1',
    '/delivery/zones/create',
    '/delivery/places',
    '/delivery/places/1',
  ],
  ...['/delivery/places/create', '/delivery', '/delivery/days', '/delivery/days/2026-12-31'],
  ...[
    '/staff/duty',
    '/my-shop/payments',
    '/my-shop',
    '/reports/reminders',
    '/texts/sms',
    '/staff',
    '/staff/1',
    '/staff/create',
  ],
  ...['/staff/audit', '/me', '/papers?day=2026-11-20'],
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
  for (const path of screens.filter((one) => /^\/[a-z-]+(\/(?!create)[a-z-]+)*$/.test(one))) {
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
