import { expect, test } from 'vitest';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { productTexts } from '#backoffice/features/catalogue/product.texts.ts';
import { counterTexts } from '#backoffice/features/fulfilment/counter/counter.texts.ts';
import { rowTexts } from '#backoffice/features/orders/list/row.texts.ts';
import { cashTexts } from '#backoffice/features/ledger/cash.texts.ts';
import { resourceWords } from '#backoffice/lang/resource-words.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { bookMoney } from '#domain/print/money.ts';
import { answerQuestions } from '../../support/people/merchant-steps.ts';
import { photo } from '../../support/people/merchant-products.ts';
import { comeToOffice, type OfficeVisit, raWords } from '../../support/people/office-visit.ts';
import { countActions } from '../../support/pages/count-actions.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

const title = { tm: 'Gül çemeni', ru: 'Букет роз' };

test('from the link to a new shop to the first counted money in at most fifty actions', async () => {
  await using storefront = await openStorefront({ seed: false });
  const visit = await comeToOffice(storefront, 'ru');
  const actions = await countActions(visit.page);
  await visit.setUpByLink(undefined, 'ayna');
  const before = actions();
  await answerQuestions(visit);
  expect(actions() - before, 'actions to the first product').toBeLessThanOrEqual(12);
  await offerProduct(visit);
  await sell(visit);
  await countTill(visit);
  // What asked for a fresh code was refused at first.
  expect(visit.problems.filter((problem) => !problem.includes('403'))).toEqual([]);
  // The link itself was pressed elsewhere.
  expect(1 + actions(), 'actions of the first day').toBeLessThanOrEqual(50);
});

/** In both languages and with a picture: as buyers are to see it. */
async function offerProduct(visit: OfficeVisit): Promise<void> {
  const { page, say } = visit;
  for (const language of ['tm', 'ru'] as const)
    await page.locator(`input[name="title.${language}"]`).fill(title[language]);
  await visit.write(visit.name('price'), '120');
  await visit.write(say(productTexts, 'firstStock'), '10');
  await page.getByLabel(say(partTexts, 'addPictures')).setInputFiles(await photo());
  await page.getByRole('button', { name: say(partTexts, 'altText') }).waitFor();
  await visit.press(raWords.ru.ra.action.save);
  await visit.press(say(productTexts, 'publish'));
  await visit.sees(say(productTexts, 'published'));
}

/** A buyer in the shop itself pays in cash, and has it exactly. */
async function sell(visit: OfficeVisit): Promise<void> {
  const { page, say } = visit;
  await visit.goTo(resourceWords.orders);
  await visit.press(say(rowTexts, 'atCounter'));
  await page.getByRole('main').getByRole('button', { name: title.ru }).click();
  await visit.press(say(counterTexts, 'sell', { sum: bookMoney(12_000) }));
  await visit.sees(/Продано: S-\d+/);
}

async function countTill(visit: OfficeVisit): Promise<void> {
  const { page, say } = visit;
  await visit.goTo(layoutTexts.cash);
  await visit.press(say(cashTexts, 'count'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say(cashTexts, 'counted')).fill('120');
  await dialog.getByText(say(cashTexts, 'agrees')).waitFor();
  await visit.press(say(cashTexts, 'count'), dialog);
  await dialog.waitFor({ state: 'detached' });
  await visit.sees(new RegExp(`Насчитали ${bookMoney(12_000)}`));
}
