import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { certificatesTexts, paidByWords } from '#backoffice/features/certificates/certificates.texts.ts';
import { cashTexts, targetTexts } from '#backoffice/features/ledger/cash.texts.ts';
import { reportTexts } from '#backoffice/features/reports/reports.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { accountTexts } from '#domain/ledger/ledger.texts.ts';
import { bookMoney } from '#domain/print/money.ts';
import { comeToOffice, desktop, type OfficeVisit, raWords } from '../../support/people/office-visit.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

const narrow = { width: 360, height: 780 };

/** The panel of a place. */
const placeOf = ({ page, language }: OfficeVisit, kind: 'till' | 'safe' | 'terminal' | 'shop-account') =>
  page.locator('section').filter({
    has: page.getByRole('heading', { name: accountTexts[kind][language], exact: true }),
  });

/** Fills a dialog and sends it; a fresh code where it is the first. */
async function answer(visit: OfficeVisit, fields: Record<string, string>, go: string, isFirst = false) {
  const dialog = visit.page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields))
    await dialog.getByLabel(new RegExp(`^${label}`)).fill(text);
  await dialog.getByRole('button', { name: new RegExp(`^${go}`) }).click();
  if (isFirst) await confirmFirst(visit);
  await dialog.waitFor({ state: 'detached' });
}

/** The refusal that asks for a fresh code is no problem. */
async function confirmFirst(visit: OfficeVisit): Promise<void> {
  await visit.confirm();
  visit.problems.length = 0;
}

const says = async (place: Locator, ...texts: string[]) => {
  for (const text of texts) await place.getByText(text).first().waitFor();
};

test('an owner counts the till on a phone, carries cash away, and books what a bank paid', async () => {
  await using storefront = await openStorefront({ seed: false });
  const visit = await comeToOffice(storefront, 'ru');
  const { page, say } = visit;
  await page.setViewportSize(narrow);
  await visit.comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  await page.route(/\/api\/office\/cash\/\?/, (route) => route.abort());
  await visit.goTo(layoutTexts.cash);
  const alert = page.getByRole('alert').filter({ hasText: say(partTexts, 'failed') });
  await alert.waitFor();
  visit.problems.length = 0;
  await page.unroute(/\/api\/office\/cash\/\?/);
  await visit.press(say(partTexts, 'tryAgain'), alert);
  const till = placeOf(visit, 'till');
  await says(till, say(cashTexts, 'never'), say(cashTexts, 'noMoves'));
  expect(await inspectOffice(visit)).toEqual([]);

  await visit.press(say(cashTexts, 'float'), till);
  expect(await inspectOffice(visit)).toEqual([]);
  await answer(visit, { [say(cashTexts, 'sum')]: '1000' }, say(cashTexts, 'float'), true);
  await says(till, bookMoney(100_000));

  await visit.press(say(cashTexts, 'count'), till);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say(cashTexts, 'counted')).fill('988');
  const lacks = say(cashTexts, 'lacks', { sum: bookMoney(1_200) });
  await dialog.getByText(lacks).waitFor();
  const go = dialog.getByRole('button', { name: say(cashTexts, 'count') });
  expect(await go.isDisabled(), 'a difference wants a word').toBe(true);
  expect(await inspectOffice(visit)).toEqual([]);
  await answer(visit, { [say(cashTexts, 'why')]: 'чай курьерам' }, say(cashTexts, 'count'));
  await says(till, bookMoney(98_800), lacks, 'чай курьерам');

  await visit.press(say(targetTexts, 'safe'), till);
  await dialog.getByLabel(say(cashTexts, 'sum')).fill('989');
  await dialog.getByText(say(cashTexts, 'only', { sum: bookMoney(98_800) })).waitFor();
  await answer(visit, { [say(cashTexts, 'sum')]: '500' }, say(targetTexts, 'safe'));
  const safe = placeOf(visit, 'safe');
  await says(safe, bookMoney(50_000));
  await visit.press(say(targetTexts, 'shop-account'), safe);
  await answer(visit, { [say(cashTexts, 'sum')]: '300' }, say(targetTexts, 'shop-account'));
  await visit.press(say(targetTexts, 'expense'), till);
  const spent = { [say(cashTexts, 'sum')]: '20', [say(cashTexts, 'whatFor')]: 'лента' };
  await answer(visit, spent, say(targetTexts, 'expense'));
  await says(till, bookMoney(46_800), 'лента');

  await visit.press(say(cashTexts, 'payout'), placeOf(visit, 'terminal'));
  const paper = {
    [say(cashTexts, 'gross')]: '100',
    [say(cashTexts, 'fee')]: '1,5',
    [say(cashTexts, 'paper')]: '17',
  };
  for (const [label, text] of Object.entries(paper)) await dialog.getByLabel(label).fill(text);
  await dialog.getByText(say(cashTexts, 'beyond', { sum: bookMoney(0) })).waitFor();
  expect(await inspectOffice(visit)).toEqual([]);
  await answer(visit, {}, say(cashTexts, 'payout'));
  await says(placeOf(visit, 'shop-account'), bookMoney(39_850));
  // The bar with the title hides while one scrolls down.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await inspectOffice(visit)).toEqual([]);
  await visit.turn(desktop);
  await says(till, bookMoney(46_800));
  expect(await inspectOffice(visit)).toEqual([]);

  await page.goto(`${storefront.shop.origin}/office/#/money/cash`);
  await visit.press(say(reportTexts, 'day'));
  await visit.sees(say(reportTexts, 'counts'));
  expect(await inspectOffice(visit)).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('who sells a certificate says how it was paid, and it stands where the money is', async () => {
  await using storefront = await openStorefront({ seed: false });
  storefront.shop.ctx.config.features = ['certificates'];
  const visit = await comeToOffice(storefront, 'tm');
  const { page, say } = visit;
  await visit.comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  await visit.goTo(resourceWords.certificates, 'new');
  await visit.write(visit.name('face'), '400');
  await visit.write(visit.name('reason'), 'firma');
  await visit.choose(visit.name('paidBy'), say(paidByWords, 'TRANSFER'));
  await visit.press(raWords.tm.ra.action.save);
  await confirmFirst(visit);
  await visit.sees(`${say(certificatesTexts, 'paid')} · ${say(paidByWords, 'TRANSFER')}`);
  await visit.goTo(layoutTexts.cash);
  await says(placeOf(visit, 'shop-account'), bookMoney(40_000));
  expect(visit.problems).toEqual([]);
});
