import { expect, test } from 'vitest';
import { comeToOffice, type OfficeVisit, desktop, phone } from '../../support/people/office-visit.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

/** One of every kind of screen. Each is looked at once: half of them on a phone in Turkmen, half at a desk in Russian. */
const screens = [
  ...[
    '/',
    '/orders',
    '/board',
    '/products',
    '/products/1',
    '/orders/create',
    '/stock',
    '/categories',
    '/audit',
  ],
  ...['/imports', '/papers?day=2026-11-20', '/products/create', '/pictures', '/banners/1', '/texts/about'],
  ...[
    '/texts/delivery',
    '/customers',
    '/sms-texts',
    '/wraps',
    '/hours',
    '/days',
    '/slots/1',
    '/zones/create',
  ],
  ...[
    '/payments',
    '/features',
    '/staff',
    '/reviews',
    '/takings',
    '/ideas/1',
    '/gaps',
    '/search-terms',
    '/empty-searches',
    '/places',
    '/stock/1/show',
    '/slots',
    '/home-sections',
    '/duty',
    '/me',
    '/reports',
    '/add-ons',
    '/slots/create',
    '/staff/create',
    '/texts/contacts',
    '/texts/home',
    '/recipients',
    '/brands',
    '/occasions',
    '/texts/legal',
    '/promos/create',
    '/price-plans/create',
    '/promos',
    '/certificates',
    '/certificates/create',
    '/price-plans',
    '/reminders',
  ],
];

test.each([
  { language: 'tm', screen: phone, at: 0 },
  { language: 'ru', screen: desktop, at: 1 },
] as const)(
  'screens of the office keep the rules: names, contrast, width, no error, no missing word ($language)',
  async ({ language, screen, at }) => {
    await using storefront = await openStorefront();
    const visit = await comeToOffice(storefront, language);
    await visit.comeInByLink();
    await visit.page.locator('#react-admin-title').waitFor();
    await visit.page.setViewportSize(screen);
    const flaws: string[] = [];
    for (const path of screens.filter((_, place) => place % 2 === at))
      flaws.push(...(await inspect(visit, storefront.shop.origin, path)).map((flaw) => `${path}: ${flaw}`));
    expect(flaws).toEqual([]);
  },
  400_000,
);

async function inspect(visit: OfficeVisit, origin: string, path: string): Promise<string[]> {
  // The address behind the page's name makes it begin anew.
  await visit.page.goto(`${origin}/office?${encodeURIComponent(path)}#${path}`, { waitUntil: 'networkidle' });
  return inspectOffice(visit);
}
