/** The forms of the office, and how something is typed into any of them. */
import type { Locator, Page } from 'playwright-core';

/** One address of each screen with a form; `:name` is what the test adds to the seeded shop. */
export const forms = [
  ...[
    '/orders/create',
    '/orders/:order/show',
    '/customers/:customer/show',
    '/products/1',
    '/products/create',
  ],
  ...[
    '/products/sections/categories/1',
    '/products/sections/categories/create',
    '/products/sections/brands/1',
    '/products/sections/brands/create',
    '/products/sections/ideas/1',
    '/products/sections/ideas/create',
  ],
  ...[
    '/products/sections/occasions/1',
    '/products/sections/occasions/create',
    '/products/sections/recipients/1',
    '/products/sections/recipients/create',
    '/search/terms/:term',
  ],
  ...[
    '/search/terms/create',
    '/home-page/banners/1',
    '/home-page/banners/create',
    '/home-page',
    '/wraps/add-ons',
    '/texts/home',
  ],
  ...[
    '/wraps',
    '/wraps/1',
    '/wraps/create',
    '/discounts/price-plans/:plan',
    '/discounts/price-plans/create',
    '/discounts/promos/:promo',
  ],
  ...[
    '/discounts/promos/create',
    '/discounts/certificates/create',
    '/delivery/zones/Z1',
    '/delivery/zones/create',
    '/delivery/places/1',
    '/delivery/places/create',
  ],
  ...['/delivery', '/delivery/days/2026-12-31', '/staff/duty', '/my-shop', '/my-shop/payments', '/texts/sms'],
  ...['/staff/1', '/staff/create'],
];

/** The first field of a form in which something can be typed. */
export function fieldOf(page: Page, path: string): Locator {
  const main = page.getByRole('main');
  if (path === '/home-page') return main.locator('input[type="checkbox"]').first();
  // Until the goods are loaded they have their numbers for names.
  if (path === '/wraps/add-ons') return main.getByRole('button', { name: /^Убрать: (?!№)/ }).first();
  const kinds = ['textarea', 'input[type="text"]', 'input[type="number"]', 'input:not([type])'];
  const rest = ':not([readonly]):not([disabled]):not([aria-hidden]):not([role="combobox"]):not([name="q"])';
  return main
    .locator(kinds.map((kind) => `${kind}${rest}`).join())
    .filter({ visible: true })
    .first();
}

export const read = async (field: Locator): Promise<string> => {
  const kind = await field.getAttribute('type');
  if (kind === 'button') return (await field.getAttribute('aria-label')) ?? '';
  return kind === 'checkbox' ? String(await field.isChecked()) : field.inputValue();
};

export async function typeInto(page: Page, field: Locator): Promise<void> {
  if (['checkbox', 'button'].includes((await field.getAttribute('type')) ?? '')) return field.click();
  await field.focus();
  const last = (await field.inputValue()).slice(-1);
  await page.keyboard.press('End');
  // Some fields are full.
  await page.keyboard.press('Backspace');
  await page.keyboard.type(last === '1' ? '2' : '1');
}
