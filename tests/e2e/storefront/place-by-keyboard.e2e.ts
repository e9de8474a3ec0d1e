import { test } from 'vitest';
import { paths } from '#storefront/paths.ts';
import { hasFocus, press } from '../../support/pages/keyboard.ts';
import { openSharedStorefront } from '../../support/pages/storefront.ts';

test('by keys a search for a place gives the focus to the first found', async () => {
  await using storefront = await openSharedStorefront();
  const visitor = await storefront.visit({ language: 'ru', wide: true });
  const { page } = visitor;
  await visitor.open(paths.home());
  const strip = page.getByRole('complementary').getByRole('button').first();
  await press(visitor, strip);
  const sheet = page.getByRole('dialog');
  await hasFocus(sheet.getByRole('searchbox'));
  await page.keyboard.type('мары');
  await sheet.getByRole('listitem').first().filter({ hasText: 'Мары' }).waitFor();
  await page.keyboard.press('Enter');
  await hasFocus(sheet.getByRole('listitem').first().getByRole('button'));
  await page.keyboard.press('Enter');
  await strip.filter({ hasText: 'Мары' }).waitFor();
});
