import { expect, test } from 'vitest';
import { orderTexts, orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { stepTexts } from '#backoffice/features/orders/steps/step.texts.ts';
import { money } from '#domain/print/money.ts';
import { usualPurseLimit } from '#domain/payments/payment.ts';
import { createStaff } from '#server/features/staff/manage-staff.ts';
import { comeToOffice, phone } from '../../support/people/office-visit.ts';
import { move, pack } from '../../support/people/packing.ts';
import { inspectOffice } from '../../support/pages/inspect-office.ts';
import { hire } from '../../support/people/staff.ts';
import { openStorefront } from '../../support/pages/storefront.ts';

test('who sends a parcel with a courier is warned of the cash they will carry', async () => {
  await using storefront = await openStorefront({ seed: false });
  const { shop } = storefront;
  const { packer, id } = await pack(shop);
  await move(packer, id, 'make-ready');
  await hire(shop, 'courier');
  const row = shop.ctx.db
    .selectFrom('shop_order')
    .select(['goods_tenge', 'total_tenge'])
    .where('id', '=', id);
  const { goods_tenge: goods, total_tenge: before } = await row.executeTakeFirstOrThrow();
  const total = before + usualPurseLimit;
  await shop.ctx.db
    .updateTable('shop_order')
    .set({ goods_tenge: goods + usualPurseLimit, total_tenge: total })
    .where('id', '=', id)
    .execute();
  const input = { login: 'packer-two', name: 'Packer', role: 'packer' } as const;
  const { link } = await createStaff(shop.ctx, input, { actor: undefined, ip: '', requestId: 'test' });
  const visit = await comeToOffice(storefront, 'ru');
  await visit.page.setViewportSize(phone);
  await visit.comeInByLink(link.url);

  await visit.page.goto(`${new URL(visit.page.url()).origin}/office/#/orders/${id}/show`);
  await visit.press(visit.say(orderWords, 'send'));
  const dialog = visit.page.getByRole('dialog');
  const who = 'courier of the tests';
  const warning = visit.say(stepTexts, 'purseFull', {
    who,
    sum: money(total),
    limit: money(usualPurseLimit),
  });
  await dialog.getByLabel(visit.say(orderTexts, 'courierWho')).waitFor();
  expect(await dialog.getByText(warning).count()).toBe(0);
  await visit.choose(visit.say(orderTexts, 'courierWho'), who);
  await dialog.getByText(warning).waitFor();
  expect(await inspectOffice(visit)).toEqual([]);
  await dialog.getByRole('button', { name: visit.say(orderWords, 'send'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(visit.problems).toEqual([]);
});
