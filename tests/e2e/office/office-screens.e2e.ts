import { expect, test } from 'vitest';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { comeToOffice, type OfficeVisit, desktop, phone } from '../../support/people/office-visit.ts';
import { addBuyer, freshKey, orderInputFor } from '../../support/people/buyers.ts';
import { placeOrder } from '../../support/people/place-order.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { inspectOffice, inspectWords } from '../../support/pages/inspect-office.ts';
import { isOfPath, knownPaths } from '../../support/pages/office-paths.ts';
import { openQuietly } from '../../support/pages/open-quietly.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { addCertificate, addPromo } from '../../support/shop/counter.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

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
      const path = address.replace(/:(\w+)/, (_, name: keyof typeof records) => String(records[name]));
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

/** Records that the demonstration data lacks. */
async function addRecords(shop: TestShop) {
  const { db, now } = shop.ctx;
  const place = await db.selectFrom('place').select('id').limit(1).executeTakeFirstOrThrow();
  const buyer = await addBuyer(shop, place.id);
  const [product] = await findProducts(shop, 1);
  const { id = 0, option = 0 } = product ?? {};
  const input = orderInputFor(buyer, [{ product: id, option, quantity: 1 }]);
  const placed = await placeOrder(shop.ctx, buyer, input, freshKey());
  // An audit row that names a record.
  const byMachine = { actor: undefined, ip: '', requestId: '' };
  const fact = { action: 'change', subject: 'order', subjectId: placed.data.id } as const;
  await inTransaction(db, (trx) => recordAudit(trx, shop.ctx, byMachine, fact));
  const title = { tm: 'Nowruz', ru: 'Навруз' };
  const plan = { title, percent: 10, product_ids: [id], starts_at: now(), ends_at: new Date('2026-12-31') };
  const term = { phrase: 'мыло', folded: 'мыло', kind: 'goods', goods: 'лосьон' };
  return {
    order: placed.data.id,
    customer: buyer.customerId,
    promo: await addPromo(shop, 'NOWRUZ'),
    certificate: await addCertificate(shop, 'A1B2-C3D4-E5F6-G7H8', 20_000),
    plan: (await db.insertInto('price_plan').values(plan).returning('id').executeTakeFirstOrThrow()).id,
    term: (await db.insertInto('search_term').values(term).returning('id').executeTakeFirstOrThrow()).id,
  };
}
