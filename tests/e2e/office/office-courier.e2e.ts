import { expect, test } from 'vitest';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { roundTexts } from '#backoffice/features/fulfilment/couriers/round.texts.ts';
import { takingsTexts } from '#backoffice/features/fulfilment/couriers/takings.texts.ts';
import { money } from '#backoffice/lang/format.ts';
import { comeToOffice, type OfficeVisit, phone } from '../../support/people/office-visit.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { openStorefront, type Storefront } from '../../support/pages/storefront.ts';
import { openCounter } from '../../support/shop/counter.ts';

test('a day of a courier: orders assigned on the board, brought with a phone, their money counted in the evening', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { order } = await openCounter(shop);
  const orders = [(await order({ comment: '3-nji girelge' })).data, (await order({}, 2)).data];
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ status: 'ready' })
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const desk = await comeToOffice(storefront, 'ru');
  await desk.comeInByLink();
  await desk.page.locator('#react-admin-title').waitFor();
  const link = await hireMyrat(storefront);
  await assignAll(desk);

  const myrat = await comeToOffice(storefront, 'tm');
  await myrat.page.setViewportSize(phone);
  await myrat.comeInByLink(link);
  await myrat.page.getByRole('article').first().waitFor();
  expect(await inspectOffice(myrat)).toEqual([]);
  for (const { number, totals } of orders) {
    const stop = myrat.page.getByRole('article', { name: number });
    await stop.getByText(myrat.say(roundTexts, 'take', { sum: money(totals.total) })).waitFor();
    await myrat.press(myrat.say(roundTexts, 'send'), stop);
    await myrat.press(myrat.say(roundTexts, 'deliver'), stop);
    await myrat.press(myrat.say(roundTexts, 'deliver'), myrat.page.getByRole('dialog'));
  }
  await myrat.sees(myrat.say(roundTexts, 'done', { n: 2, all: 2 }));
  const sum = orders.reduce((all, { totals }) => all + totals.total, 0);
  await myrat.sees(myrat.say(roundTexts, 'balance', { sum: money(sum) }));

  await desk.goTo(layoutTexts.takings);
  await desk.press(desk.say(takingsTexts, 'accept'));
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('180');
  await dialog.getByText(desk.say(takingsTexts, 'lacks', { sum: money(sum - 18_000) })).waitFor();
  await desk.write(desk.say(takingsTexts, 'why'), 'дал сдачу');
  await desk.press(`${desk.say(takingsTexts, 'accept')} ${money(18_000)}`, dialog);
  await desk.sees('дал сдачу');
  expect(await inspectOffice(desk)).toEqual([]);
  expect([...desk.problems, ...myrat.problems]).toEqual([]);
}, 240_000);

async function hireMyrat({ shop }: Storefront): Promise<string> {
  const input = { login: 'myrat', name: 'Myrat', role: 'courier' } as const;
  return (await createStaff(shop.ctx, input, { actor: undefined, ip: '', requestId: 'test' })).link.url;
}

async function assignAll(desk: OfficeVisit): Promise<void> {
  await desk.goTo(layoutTexts.board);
  await desk.press(desk.say(roundTexts, 'assign'));
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await desk.page.getByRole('option', { name: /^Myrat/ }).click();
  await dialog.getByRole('button', { name: desk.say(roundTexts, 'chooseFree') }).click();
  await desk.press(`${desk.say(roundTexts, 'assign')} · 2`, dialog);
  await desk.sees(desk.say(roundTexts, 'assigned'));
}
