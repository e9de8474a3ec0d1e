import { expect, test } from 'vitest';
import { accountHomeTexts } from '#storefront/features/customers/account/account-home.texts.ts';
import { accountTexts } from '#storefront/app/frame/account.texts.ts';
import { paths } from '#storefront/paths.ts';
import { comeIn } from '../../support/people/buying.ts';
import { freshPhone } from '../../support/shop/start-shop.ts';
import { openStorefront, type Visitor, visitorOn } from '../../support/pages/storefront.ts';

/** Signs out on the account page, with the confirmation. */
async function signOut(visitor: Visitor): Promise<void> {
  const name = visitor.say(accountHomeTexts, 'signOut');
  await visitor.press(name);
  await visitor.page.getByRole('dialog').getByRole('button', { name }).click();
  await visitor.sees(visitor.say(accountHomeTexts, 'invite'));
}

test('a session that is being renewed when its customer leaves stays ended', async () => {
  await using storefront = await openStorefront();
  const visitor = await storefront.visit();
  const { page, say } = visitor;
  await visitor.open(paths.signIn());
  await comeIn(storefront, visitor, freshPhone());
  await visitor.sees(say(accountHomeTexts, 'helloPlain'));
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh/', async (route) => {
    const reply = await route.fetch();
    await arrives;
    await route.fulfill({ response: reply });
  });
  const renewal = page.waitForRequest('**/api/auth/refresh/');
  // A call of the page that is still on its way may be the first to need it.
  await storefront.pass(20 * 60, visitor);
  await page.evaluate((path) => history.pushState(null, '', path), paths.addresses());
  await renewal;
  await visitor.press(say(accountTexts, 'cart'));
  await page.evaluate((path) => history.pushState(null, '', path), paths.account());
  await signOut(visitor);
  // The earlier call is repeated after the renewal, although the customer has signed out.
  const again = page.waitForResponse('**/api/auth/address-list/');
  arrive();
  await again;
  const stored = await page.evaluate(() => localStorage.getItem('sowgat:auth'));
  expect(stored).toContain('"isAuthenticated":false');
  expect(await page.getByText(say(accountHomeTexts, 'invite')).count()).toBe(1);
});

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
  await signOut(visitor);
  await otherTab.sees(say(accountHomeTexts, 'invite'));
  const { auth, everything } = await page.evaluate(() => ({
    auth: JSON.parse(localStorage.getItem('sowgat:auth') ?? '{}').d,
    everything: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));
  expect(auth).toMatchObject({ token: null, refresh: null, username: null, isAuthenticated: false });
  expect(everything).not.toContain(phone);

  // The server is reachable again: the next visit sends the sign-out, and the cookie becomes invalid.
  await page.context().unroute('**/api/**');
  const told = page.waitForResponse('**/api/auth/sign-out/');
  await page.reload();
  await told;
  const sessions = await shop.ctx.db.selectFrom('session').selectAll().execute();
  expect(sessions.filter((session) => session.revoked_at === null)).toEqual([]);
});
