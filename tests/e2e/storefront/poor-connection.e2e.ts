import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';
import { contentTexts } from '#storefront/features/content/home/content.texts.ts';
import { homeTexts } from '#storefront/features/content/home/home.texts.ts';
import { layoutTexts } from '#storefront/app/frame/layout.texts.ts';
import { offlineTexts } from '#storefront/offline/offline.texts.ts';
import { paths } from '#storefront/paths.ts';
import { languages, openSharedStorefront } from '../../support/pages/storefront.ts';

/** The chunk that contains a module. */
async function findChunk(name: string): Promise<string> {
  const manifest = new URL('../../../dist/storefront/.vite/manifest.json', import.meta.url);
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<
    string,
    { name?: string; src?: string; file: string }
  >;
  const chunk = Object.values(chunks).find((one) => one.src === name || one.name === name);
  return `**/${chunk?.file}`;
}

test('a list that could not be had says so, and comes when asked again', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, like, open, press } = await storefront.visit();
  await open(paths.cart());
  await page.context().route('**/api/product/list/**', (route) => route.abort());
  await press(say(layoutTexts, 'catalogue'));
  const failed = page.getByRole('alert').filter({ hasText: like(shopTexts, 'failed') });
  await failed.waitFor();
  await page.context().unroute('**/api/product/list/**');
  await failed.getByRole('button', { name: say(layoutTexts, 'retry') }).click();
  await page
    .getByRole('status')
    .filter({ hasText: like(shopTexts, 'found') })
    .waitFor();
});

test('a home page is whole without the code that comes last', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open } = await storefront.visit();
  await page.route(await findChunk('frame'), (route) => route.abort());
  await open(paths.home());
  await page.getByRole('heading', { name: say(homeTexts, 'occasions') }).waitFor();
});

test('without a connection the shop says it is offline, and stops saying so', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open } = await storefront.visit({ language: 'ru' });
  await open(paths.cart());
  const strip = page.getByRole('status').filter({ hasText: say(offlineTexts, 'offline') });
  await page.context().setOffline(true);
  await strip.waitFor();
  await page.context().setOffline(false);
  await strip.waitFor({ state: 'detached' });
});

test.each(languages)('while the code of a page is on its way the splash says so (%s)', async (language) => {
  await using storefront = await openSharedStorefront();
  const { page, say, open } = await storefront.visit({ language });
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(await findChunk('features/content/texts/PrivacyPage.tsx'), async (route) => {
    await arrives;
    await route.continue();
  });
  await open(paths.cart());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say(contentTexts, 'privacy') })
    .click();
  const text = { tm: 'Maglumatlar ýüklenýär', ru: 'Идет загрузка' }[language];
  await page.getByRole('main').getByRole('status').getByText(text, { exact: true }).waitFor();
  arrive();
  await page.getByRole('heading', { name: say(contentTexts, 'privacy'), level: 1 }).waitFor();
});

test('code that an update has taken away is fetched anew with the page', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open } = await storefront.visit();
  await open(paths.cart());
  let isUpdated = false;
  page.on('request', (request) => {
    isUpdated ||= request.isNavigationRequest();
  });
  await page.route(await findChunk('features/content/texts/PrivacyPage.tsx'), (route) =>
    isUpdated ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say(contentTexts, 'privacy') })
    .click();
  await page.getByRole('heading', { name: say(contentTexts, 'privacy'), level: 1 }).waitFor();
});

test('code that does not come at all is said in place, and can be asked for again', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open, press } = await storefront.visit();
  const chunk = await findChunk('features/content/texts/PrivacyPage.tsx');
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await open(paths.privacy());
  const broken = page.getByRole('alert').filter({ hasText: say(layoutTexts, 'broken') });
  await broken.waitFor();
  await page.unroute(chunk);
  await press(say(layoutTexts, 'retry'));
  await page.getByRole('heading', { name: say(contentTexts, 'privacy'), level: 1 }).waitFor();
});

test('of a page that the server drew, code that does not come is given up after two minutes as well', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say } = await storefront.visit();
  const chunk = await findChunk('features/content/texts/PrivacyPage.tsx');
  await page.route(chunk, () => new Promise<void>(() => undefined));
  const asked = page.waitForRequest(chunk);
  await page.goto(storefront.shop.origin + paths.privacy(), { waitUntil: 'commit' });
  await asked;
  // The app has started when it has persisted its state.
  await page.waitForFunction(
    () => localStorage.getItem('userLanguage') && document.cookie.includes('userLanguage'),
  );
  const broken = page.getByRole('alert').filter({ hasText: say(layoutTexts, 'broken') });
  await page.clock.fastForward(119_000);
  expect(await broken.count()).toBe(0);
  await page.clock.fastForward(2000);
  await broken.waitFor();
});

test('code that is still on its way after two minutes is given up, in place', async () => {
  await using storefront = await openSharedStorefront();
  const { page, say, open, press } = await storefront.visit();
  const chunk = await findChunk('features/content/texts/PrivacyPage.tsx');
  await open(paths.cart());
  await page.route(chunk, () => new Promise<void>(() => undefined));
  await page.evaluate((path) => history.pushState(null, '', path), paths.privacy());
  await page.getByRole('main').getByText(say(layoutTexts, 'loading')).waitFor();
  await page.clock.fastForward(119_000);
  await page.getByRole('main').getByText(say(layoutTexts, 'loading')).waitFor();
  await page.clock.fastForward(2000);
  await page
    .getByRole('alert')
    .filter({ hasText: say(layoutTexts, 'broken') })
    .waitFor();
  await page.unroute(chunk);
  await press(say(layoutTexts, 'retry'));
  await page.getByRole('heading', { name: say(contentTexts, 'privacy'), level: 1 }).waitFor();
});
