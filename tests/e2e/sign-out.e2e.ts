import { expect, test } from 'vitest';
import { accountHomeTexts } from '../../storefront/identity/account-home.texts.ts';
import { paths } from '../../storefront/paths.ts';
import { comeIn } from '../support/buying.ts';
import { freshPhone } from '../support/start-shop.ts';
import { openStorefront, visitorOn } from '../support/storefront.ts';

test('signing out leaves nothing on the device, in no tab, even when the server is down', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const visitor = await storefront.visit();
  const { page, say } = visitor;
  const phone = freshPhone();
  await visitor.open(paths.signIn());
  await comeIn(storefront, visitor, phone);
  const otherTab = visitorOn(await page.context().newPage(), shop.origin, 'tm');
  await otherTab.open(paths.account());
  await otherTab.sees(say(accountHomeTexts, 'helloPlain'));

  await page.context().route('**/api/**', (route) => route.abort('connectionrefused'));
  await visitor.press(say(accountHomeTexts, 'signOut'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(accountHomeTexts, 'signOut') })
    .click();
  await visitor.sees(say(accountHomeTexts, 'invite'));
  await otherTab.sees(say(accountHomeTexts, 'invite'));
  const { auth, everything } = await page.evaluate(() => ({
    auth: JSON.parse(localStorage.getItem('sowgat:auth') ?? '{}').d,
    everything: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));
  expect(auth).toMatchObject({ token: null, refresh: null, username: null, isAuthenticated: false });
  expect(everything).not.toContain(phone);

  // The server is there again: the next visit tells it, and its cookie opens nothing any more.
  await page.context().unroute('**/api/**');
  const told = page.waitForResponse('**/api/auth/sign-out/');
  await page.reload();
  await told;
  const sessions = await shop.ctx.db.selectFrom('session').selectAll().execute();
  expect(sessions.filter((session) => session.revoked_at === null)).toEqual([]);
});
