import { expect, test } from 'vitest';
import { cashTexts } from '#backoffice/features/ledger/cash.texts.ts';
import { featuresTexts, featureWords } from '#backoffice/features/content/features.texts.ts';
import { orderTexts, orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { stepTexts } from '#backoffice/features/orders/steps/step.texts.ts';
import { stockTexts } from '#backoffice/features/stock/stock.texts.ts';
import { takingsTexts } from '#backoffice/features/couriers/takings.texts.ts';
import { taxonomyTexts } from '#backoffice/features/taxonomy/taxonomy.texts.ts';
import { draftTexts } from '#backoffice/parts/drafts/drafts.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { comeToOffice, type OfficeVisit } from '../../support/people/office-visit.ts';
import { confirm, hire } from '../../support/people/staff.ts';
import { addBuyer, freshKey, orderInputFor } from '../../support/people/buyers.ts';
import { placeOrder } from '../../support/people/place-order.ts';
import { openQuietly } from '../../support/pages/open-quietly.ts';
import { openStorefront } from '../../support/pages/storefront.ts';
import { findProducts } from '../../support/shop/seeded-products.ts';
import type { TestShop } from '../../support/shop/start-shop.ts';

type Entry = {
  path: string;
  /** what opens it */
  press: string;
  /** label of the field that is typed into; without one a unit more is taken */
  label?: string;
  text?: string;
  /** Its button says "back". */
  isDanger?: boolean;
};

/** One order is placed, one is on the way with Aman, one was paid to him in cash. */
async function addOrders(shop: TestShop) {
  const { office } = await hire(shop);
  const place = await shop.ctx.db.selectFrom('place').select('id').limit(1).executeTakeFirstOrThrow();
  const buyer = await addBuyer(shop, place.id);
  const [product] = await findProducts(shop, 1);
  const { id: rose = 0, option = 0 } = product ?? {};
  const order = async (...moves: object[]) => {
    const input = orderInputFor(buyer, [{ product: rose, option, quantity: 1 }]);
    const { id } = (await placeOrder(shop.ctx, buyer, input, freshKey())).data;
    for (const body of moves)
      await office('POST /api/office/orders/:id/move/', { params: { id }, body } as never);
    return `/orders/${id}/show`;
  };
  const away = [
    ...['confirm', 'prepare', 'make-ready'].map((action) => ({ action })),
    { action: 'send', courier: 'Aman' },
  ];
  return {
    placed: await order(),
    sent: await order(...away),
    delivered: await order(...away, { action: 'deliver', taken: 'CASH' }),
  };
}

test('what is typed into a dialog is there after a reload, until it is cancelled', async () => {
  await using storefront = await openStorefront();
  const { shop } = storefront;
  const visit = await comeToOffice(storefront, 'ru');
  const { page, say } = visit;
  await visit.comeInByLink();
  await page.locator('#react-admin-title').waitFor();
  const { placed, sent, delivered } = await addOrders(shop);
  page.setDefaultTimeout(20_000);
  page.on('dialog', (asked) => void asked.accept());
  // The demonstration shop has them on.
  const owner = await hire(shop);
  await confirm(shop, owner);
  const off = { params: { name: 'certificates' as const }, body: { isOn: false } };
  await owner.office('PUT /api/office/features/:name/', off);
  const dialogs: Entry[] = [
    { path: delivered, press: say(orderWords, 'refund'), label: say(orderTexts, 'why') },
    { path: delivered, press: say(orderWords, 'step-back'), label: say(partTexts, 'reason'), isDanger: true },
    { path: placed, press: say(orderWords, 'change-goods') },
    { path: placed, press: say(orderWords, 'cancel'), label: say(orderTexts, 'why'), isDanger: true },
    { path: sent, press: say(orderWords, 'bring-back'), label: say(stepTexts, 'note') },
    { path: '/money/cash', press: say(cashTexts, 'count'), label: say(cashTexts, 'counted'), text: '12' },
    { path: '/money/cash', press: say(cashTexts, 'float'), label: say(cashTexts, 'sum'), text: '12' },
    { path: '/money/cash', press: say(cashTexts, 'payout'), label: say(cashTexts, 'paper') },
    {
      ...{ path: '/money/couriers', press: say(takingsTexts, 'accept') },
      ...{ label: say(takingsTexts, 'counted'), text: '12' },
    },
    { path: '/pictures', press: '', label: say(partTexts, 'altText') },
    { path: '/my-shop', press: say(featureWords, 'certificates'), label: say(featuresTexts, 'accountant') },
    {
      ...{ path: '/products/create', press: say(taxonomyTexts, 'newCategory') },
      label: say(taxonomyTexts, 'titleWord'),
    },
    { path: '/stock', press: say(stockTexts, 'correct'), label: say(stockTexts, 'reason') },
  ];
  const faults: string[] = [];
  for (const entry of dialogs) {
    const fault = await tryDialog(visit, `${shop.origin}/office`, entry).catch(String);
    if (fault) faults.push(`${entry.path} ${entry.press}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

async function tryDialog(visit: OfficeVisit, office: string, entry: Entry): Promise<string> {
  const { page, say } = visit;
  const { path, label, text = 'Позвонить' } = entry;
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(label ?? '').first();
  const written = () => (label ? field.inputValue() : dialog.getByText(/^\d+$/).first().innerText());
  const ready = label ? field : dialog.getByRole('button', { name: '+1' }).first();
  await openQuietly(page, `${office}?${encodeURIComponent(path + entry.press)}#${path}`);
  await page.evaluate(() => sessionStorage.clear());
  await pressTo(visit, entry);
  await ready.waitFor();
  const before = await written();
  await (label ? field.fill(text) : ready.click());
  const typed = await written();
  if (typed === before) return 'nothing could be typed';
  await page.reload();
  await pressTo(visit, entry);
  const note = dialog.getByRole('button', { name: say(draftTexts, 'throwAway') });
  await note.waitFor();
  if ((await written()) !== typed) return `it came back as ${await written()}, not ${typed}`;
  await visit.press(say(partTexts, entry.isDanger ? 'back' : 'cancel'), dialog);
  await dialog.waitFor({ state: 'detached' });
  await pressTo(visit, entry);
  await ready.waitFor();
  const after = [await note.count(), await written()];
  return after[0] === 0 && after[1] === before ? '' : `cancelled, it is ${after.join()}`;
}

/** A button of the screen, one of its menu, a switch, or the first picture. */
async function pressTo({ page, say }: OfficeVisit, { press: name }: Entry): Promise<void> {
  const main = page.getByRole('main');
  if (!name) return main.locator('.MuiCardActionArea-root').first().click();
  const more = main.getByRole('button', { name: say(partTexts, 'more') });
  const shown = main.getByRole('button', { name, exact: true }).or(main.getByRole('switch', { name }));
  await shown.or(more).first().waitFor();
  if ((await shown.count()) > 0) return shown.first().click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
