/** What a lost connection left on the page is put right when it is back. */
import { expect, test } from 'vitest';
import { phoneTexts } from '#storefront/features/customers/sign-in/phone.texts.ts';
import { signInTexts } from '#storefront/features/customers/sign-in/sign-in.texts.ts';
import { errorTexts } from '#storefront/lang/errors.texts.ts';
import { paths } from '#storefront/paths.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('a picture that cannot be had is its colour, not a broken one, and comes with the connection', async () => {
  await using storefront = await openStorefront();
  const { page, open } = await storefront.visit();
  const pictures = /\.(avif|webp|jpe?g)$/;
  await page.route(pictures, (route) => route.abort());
  await open(paths.shop());
  const ask = (what: 'src' | 'naturalWidth') =>
    page
      .getByRole('main')
      .getByRole('article')
      .locator('img')
      .evaluateAll((all, name) => all.slice(0, 4).map((one) => (one as HTMLImageElement)[name]), what);
  const transparent = expect.stringMatching(/^data:/);
  await expect.poll(() => ask('src')).toEqual(Array.from({ length: 4 }, () => transparent));
  await page.unroute(pictures);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => Math.min(...((await ask('naturalWidth')) as number[]))).toBeGreaterThan(1);
});

test('the number field forgets that there was no connection when it is back', async () => {
  await using storefront = await openStorefront();
  const { page, say, open, press, field } = await storefront.visit();
  await open(paths.signIn());
  await field(say(phoneTexts, 'label')).fill(freshPhone().slice(4));
  await page.context().setOffline(true);
  await press(say(signInTexts, 'send'));
  const message = page.getByRole('main').getByText(say(errorTexts, 'noConnection'));
  await message.waitFor();
  await page.context().setOffline(false);
  await message.waitFor({ state: 'detached' });
});
