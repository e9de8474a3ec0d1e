/** Where each screen was before the menu had sixteen places, and where it is now. */
export const movedPlaces: Readonly<Record<string, string>> = {
  '/requests': '/orders?view=waiting',
  '/takings': '/money/couriers',
  '/cash': '/money/cash',
  '/reviews': '/products/reviews',
  '/categories': '/products/sections/categories',
  '/brands': '/products/sections/brands',
  '/ideas': '/products/sections/ideas',
  '/occasions': '/products/sections/occasions',
  '/recipients': '/products/sections/recipients',
  '/gaps': '/products',
  '/search-terms': '/search/terms',
  '/empty-searches': '/search',
  '/banners': '/home-page/banners',
  '/home-sections': '/home-page',
  '/add-ons': '/wraps/add-ons',
  '/sms-texts': '/texts/sms',
  '/reminders': '/reports/reminders',
  '/price-plans': '/discounts/price-plans',
  '/promos': '/discounts/promos',
  '/certificates': '/discounts/certificates',
  '/zones': '/delivery/zones',
  '/places': '/delivery/places',
  '/slots': '/delivery',
  '/days': '/delivery/days',
  '/hours': '/delivery',
  '/duty': '/staff/duty',
  '/audit': '/staff/audit',
  '/payments': '/my-shop/payments',
  '/features': '/my-shop',
};

/** The present address of a screen or record; the end of an address, as of a record, is kept where there are such. */
export function newPlace(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/');
  const moved = movedPlaces[`/${first}`];
  if (moved === undefined) return pathname;
  // The records of the former lists are cells of the week, or rows of a view.
  return moved === '/delivery' || moved.includes('?') ? moved : [moved, ...rest].join('/');
}
