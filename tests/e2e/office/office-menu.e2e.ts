import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { movedPlaces, newPlace } from '#backoffice/app/frame/old-places.ts';
import { resources } from '#backoffice/app/screens.tsx';
import { filterSearch } from '#backoffice/data/read-filter.ts';
import { comeToOffice, phone, raWords } from '../../support/people/office-visit.ts';
import { isOfPath, knownPaths } from '../../support/pages/office-paths.ts';
import { addRecords, addressOf } from '../../support/pages/office-records.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';

const laptop = { width: 1280, height: 720 };
const records: Readonly<Record<string, string>> = {
  'search-terms': ':term',
  promos: ':promo',
  'price-plans': ':plan',
  certificates: ':certificate',
  zones: 'Z1',
  days: '2026-12-31',
};

/** Every address that was moved, with records where it has some. */
const oldAddresses = Object.keys(movedPlaces).flatMap((path) => {
  const own = resources.find(({ name }) => `/${name}` === path);
  const id = records[path.slice(1)] ?? '1';
  return [
    path,
    ...(own?.create ? [`${path}/create`] : []),
    ...(own?.edit ? [`${path}/${id}`] : []),
    ...(own?.show ? [`${path}/${id}/show`] : []),
  ];
});

test('each old address leads to its subject, and Back leads to where one was before', async () => {
  await using storefront = await openStorefront();
  const shown = await addRecords(storefront.shop);
  const visit = await comeToOffice(storefront, 'ru');
  await visit.comeInByLink();
  const { page } = visit;
  const faults: string[] = [];
  for (const address of oldAddresses) {
    const old = addressOf(address, shown);
    await go(page, '/me');
    await go(page, old);
    const present = newPlace(old).replace('?view=waiting', filterSearch({ view: 'waiting' }));
    await page.waitForFunction((to) => location.hash === `#${to}`, present).catch(() => undefined);
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const at = await page.evaluate(() => location.hash.slice(1));
    if (at !== present) faults.push(`${old} leads to ${at}`);
    if (!knownPaths().some((path) => isOfPath(at, path))) faults.push(`${old} leads to no screen`);
    if (await page.getByText(raWords.ru.ra.message.not_found).count()) faults.push(`${old} shows nothing`);
    await page.goBack();
    if ((await page.evaluate(() => location.hash)) !== '#/me') faults.push(`Back from ${old} leads nowhere`);
  }
  expect(faults).toEqual([]);
});

/** As a link does, without loading the page anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, path);
  await page.locator('#react-admin-title').filter({ hasText: /\S/ }).waitFor();
}

test('an owner counts sixteen entries, all on the screen of a laptop; `n` begins an order', async () => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'ru');
  await visit.comeInByLink();
  const { page } = visit;
  await page.setViewportSize(laptop);
  const links = page.getByRole('navigation', { name: visit.say(layoutTexts, 'more') }).getByRole('link');
  await expect.poll(() => links.count()).toBe(16);
  const last = await links.last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(720);
  await visit.goTo(layoutTexts.board);
  await expect.poll(async () => (await links.first().boundingBox())?.width).toBeLessThan(56);
  await page.keyboard.press('n');
  await page.waitForFunction(() => location.hash === '#/orders/create');
});

test('who leaves the start page before a new shop is known is not pulled to its first questions', async () => {
  await using storefront = await openStorefront({ seed: false });
  const visit = await comeToOffice(storefront, 'ru');
  const { page } = visit;
  const { promise: leaves, resolve: leave } = Promise.withResolvers<void>();
  const { promise: asks, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/api/office/my-shop/', async (route) => {
    const response = await route.fetch();
    ask();
    await leaves;
    await route.fulfill({ response });
  });
  await visit.comeInByLink();
  await asks;
  const link = page
    .getByRole('navigation', { name: visit.say(layoutTexts, 'more') })
    .getByRole('link', { name: layoutTexts.reports.ru, exact: true });
  await link.waitFor();
  // On a slow machine the answer comes while the next page is still being rendered.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  page.on('framenavigated', () => leave());
  await link.click();
  await page.locator('#react-admin-title').getByText(layoutTexts.reports.ru, { exact: true }).waitFor();
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await page.evaluate(() => location.hash)).toBe('#/reports');
});

test.each([
  ['packer', 6],
  ['editor', 7],
] as const)('on a phone a %s has %i entries', async (role, most) => {
  await using storefront = await openStorefront();
  const visit = await comeToOffice(storefront, 'tm');
  await visit.comeInByLink(await linkFor(storefront, role));
  await visit.turn(phone);
  await visit.press(visit.say(layoutTexts, 'more'));
  const menu = visit.page.getByRole('navigation', { name: visit.say(layoutTexts, 'more') });
  await expect.poll(() => menu.getByRole('link').count()).toBe(most);
  for (const link of await menu.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(33);
});

async function linkFor({ shop }: Storefront, role: StaffRole): Promise<string> {
  const machine = { actor: undefined, ip: '', requestId: 'test' };
  const { link } = await createStaff(shop.ctx, { login: `${role}-1`, name: 'Aman', role }, machine);
  return link.url;
}
