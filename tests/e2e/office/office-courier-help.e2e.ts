import { test } from 'vitest';
import { openStorefront } from '../../support/pages/storefront.ts';

test('a phone on which the script does not load is told what to do, in both languages', async () => {
  await using storefront = await openStorefront({ seed: false });
  const page = await storefront.browser.newPage();
  const address = `${storefront.shop.origin}/office/courier/`;
  const help = page.locator('.stuck');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  for (const lang of ['tk', 'ru'] as const) await help.locator(`p[lang="${lang}"]`).waitFor();
  await help.getByRole('link').waitFor();
  await page.unroute('**/*.js');
  await help.getByRole('link').click();
  await help.waitFor({ state: 'detached' });
});
