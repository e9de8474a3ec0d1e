/**
 * Taps and scrolls of a busy day: `node lab/bench/busy-day.ts` (after `npm run build`).
 *
 * A manager, a packer and a courier bring 40 orders from placed to delivered with what the office has for many: in
 * Russian at 1280x720 and in Turkmen on a phone of 390x844. Whoever confirms has seen every order, whoever packs all of
 * its goods and photographs the parcel, whoever delivers takes cash at each door. A press, a filled field and a photo
 * are one tap each; a scroll is a height of the screen, begun or whole, to the next thing that is pressed or read.
 */
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { boardTexts } from '#backoffice/features/fulfilment/board/board.texts.ts';
import { runTexts } from '#backoffice/features/fulfilment/photo-run/run.texts.ts';
import { assignTexts } from '#backoffice/features/couriers/assign.texts.ts';
import { roundTexts } from '#backoffice/features/couriers/round.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { bulkTexts } from '#backoffice/features/orders/steps/bulk.texts.ts';
import { rowStepTexts } from '#backoffice/features/orders/steps/step.texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { say as phrase, type Texts } from '#domain/print/texts.ts';
import { hire } from '../../tests/support/people/staff.ts';
import { openStorefront, type Storefront } from '../../tests/support/pages/storefront.ts';
import { twoHalves } from '../../tests/support/shop/two-halves.ts';
import { countEffort } from './day/count-effort.ts';
import { count, placeOrders } from './day/place-orders.ts';
import { openOwnDatabases } from './own-database.ts';

const screens = {
  ru: { width: 1280, height: 720 },
  tm: { width: 390, height: 844 },
} as const;
type Language = keyof typeof screens;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Somebody of the shop who has just signed in. */
async function comeIn(
  { shop, browser }: Storefront,
  language: Language,
  role: 'manager' | 'packer' | 'courier',
) {
  const { office } = await hire(shop, role);
  await shop.ctx.db.updateTable('staff').set({ lang: language }).execute();
  const viewport = screens[language];
  const isPhone = language === 'tm';
  const locale = isPhone ? 'en-US' : 'ru-RU';
  const context = await browser.newContext({ viewport, locale, hasTouch: isPhone, isMobile: isPhone });
  context.setDefaultTimeout(60_000);
  await context.clock.install({ time: shop.ctx.now() });
  await context.addCookies([...office.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const page = await context.newPage();
  const effort = await countEffort(page);
  const named = (name: string | RegExp) =>
    (['button', 'link', 'tab'] as const)
      .map((kind) => page.getByRole(kind, { name, exact: true }))
      .reduce((one, other) => one.or(other))
      .filter({ visible: true })
      .first();
  await page.goto(`${shop.origin}${role === 'courier' ? '/office/courier/' : '/office/'}`);
  return {
    page,
    effort,
    words: <T extends Texts>(texts: T, key: keyof T & string, filling: object = {}) =>
      phrase(language, texts, key, ...([filling] as never)),
    tap: (name: string | RegExp) => effort.press(named(name)),
  };
}

type Worker = Awaited<ReturnType<typeof comeIn>>;

/** Of a phone only one lane is shown. */
async function openLane(worker: Worker, language: Language, lane: 'confirmed' | 'preparing' | 'ready') {
  if (language === 'tm') await worker.tap(new RegExp(`^${worker.words(orderWords, lane)}( |$)`));
}

/** Sees every order, and confirms them all. */
async function confirmAll(worker: Worker): Promise<void> {
  const { page, effort } = worker;
  await worker.tap(worker.words(layoutTexts, 'board'));
  const rows = page.getByRole('article');
  await rows.nth(count - 1).waitFor();
  await effort.lookAt(...(await rows.all()));
  await worker.tap(worker.words(bulkTexts, 'confirm', { n: count }));
}

/** Packs them: their goods stand beside the camera. */
async function pack(worker: Worker, language: Language): Promise<void> {
  const { page } = worker;
  if (!/#\/board/.test(page.url())) await worker.tap(worker.words(layoutTexts, 'board'));
  await openLane(worker, language, 'confirmed');
  await worker.tap(worker.words(bulkTexts, 'prepare', { n: count }));
  await openLane(worker, language, 'preparing');
  await worker.tap(worker.words(boardTexts, 'inRow', { n: count }));
  const photo = { name: 'surat.jpg', mimeType: 'image/jpeg', buffer: await twoHalves() };
  for (let n = 1; n <= count; n++) {
    await page.getByText(worker.words(runTexts, 'place', { n, all: count })).waitFor();
    await page.locator('input[type="file"]').setInputFiles(photo);
    await worker.tap(worker.words(runTexts, 'next'));
  }
  await page.getByText(worker.words(runTexts, 'through')).waitFor();
}

async function handOut(worker: Worker, language: Language): Promise<void> {
  const { page, effort } = worker;
  await openLane(worker, language, 'ready');
  await worker.tap(`${worker.words(rowStepTexts, 'send')} ${count}`);
  const dialog = page.getByRole('dialog');
  // The only courier of the shop stands there.
  await dialog
    .getByRole('combobox')
    .filter({ hasText: /^courier/ })
    .waitFor();
  await effort.press(
    dialog.getByRole('button', { name: `${worker.words(assignTexts, 'assign')} · ${count}` }),
  );
  await dialog.waitFor({ state: 'detached' });
}

/** Each stop opens by itself when the former is over. */
async function deliver(worker: Worker): Promise<void> {
  const { page, effort } = worker;
  await worker.tap(worker.words(roundTexts, 'takeAll', { n: count }));
  for (let n = 0; n < count; n++) {
    const stop = page.locator('article:not(.folded):not(.over)');
    await effort.lookAt(stop.locator('.address'));
    // The way that was ordered is the main one.
    await effort.press(stop.locator('button.main'));
    await page.locator('article.over').nth(n).waitFor({ state: 'attached' });
  }
}

async function live(language: Language, databaseUrl: string): Promise<number> {
  await using storefront = await openStorefront({ seed: false, databaseUrl });
  await placeOrders(storefront.shop);
  const manager = await comeIn(storefront, language, 'manager');
  const packer = await comeIn(storefront, language, 'packer');
  const courier = await comeIn(storefront, language, 'courier');
  await confirmAll(manager);
  await pack(packer, language);
  await handOut(manager, language);
  await courier.page.reload();
  await deliver(courier);
  const all = { manager, packer, courier };
  const sums = Object.entries(all).map(([who, { effort }]) => ({ who, ...effort.figures() }));
  for (const { who, taps, scrolls } of sums) say(`  ${who}: ${taps} taps, ${scrolls} scrolls`);
  return sums.reduce((sum, { taps, scrolls }) => sum + taps + scrolls, 0);
}

const databases = await openOwnDatabases(join(tmpdir(), 'sowgat-busy-day'));
try {
  for (const language of ['ru', 'tm'] as const) {
    const { width, height } = screens[language];
    say(`${count} orders, ${language}, ${width}x${height}`);
    const url = await databases.open(`day_${Date.now()}`);
    say(`  together ${await live(language, url)}`);
  }
} finally {
  await databases.stop();
}
