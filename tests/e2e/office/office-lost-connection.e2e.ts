import { expect, test } from 'vitest';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { comeToOffice } from '../../support/people/office-visit.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('a shop that does not answer is told and asked again; a session that ended leads to the sign-in page', async () => {
  await using storefront = await openStorefront({ seed: false });
  const visit = await comeToOffice(storefront);
  const { page } = visit;
  await visit.comeInByLink();
  await page.getByRole('navigation', { name: visit.say(layoutTexts, 'more') }).waitFor();

  await page.route('**/api/office/hours/', (route) => route.abort());
  await visit.goTo(layoutTexts.hours);
  const alert = page.getByRole('alert').filter({ hasText: visit.say(partTexts, 'failed') });
  await alert.waitFor();
  await page.unroute('**/api/office/hours/');
  await visit.press(visit.say(partTexts, 'tryAgain'), alert);
  await page.getByRole('textbox').first().waitFor();
  await alert.waitFor({ state: 'detached' });

  await page.context().clearCookies();
  await visit.goTo(resourceWords.products);
  await page.getByRole('heading', { name: visit.say(signInTexts, 'heading') }).waitFor();
  // Nothing of the shop stays on the screen of somebody who is out.
  expect(await page.getByRole('table').count()).toBe(0);
});
