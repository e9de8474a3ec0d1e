import { expect, test } from 'vitest';
import { cash, move, openPage } from '../../../tests/support/people/courier-page.ts';
import { openCourierPhone } from '../../../tests/support/people/courier-phone.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { confirm } from '../../../tests/support/people/staff.ts';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { rowsWith } from '../../../tests/support/shop/rows-with.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

/** Words that only this person's records have. */
const canary = 'Kanareýka';

test('after a person was erased neither number nor word is left in any table, whatever staff did with them', async () => {
  await using shop = await startShop();
  const page = await openPage(shop);
  const { owner, manager, counter, courierId } = page;
  shop.ctx.config.features = [...shop.ctx.config.features, 'certificates'];
  const { phone } = counter.buyer;
  const { api } = await signIn(shop, phone);
  await api('PUT /api/auth/profile-create/', { body: { name: canary, surname: canary } });
  const gift = { message: canary, recipientName: canary, senderName: canary, recipientMobile: phone };
  const { data } = await counter.order({ gift, comment: canary });
  const order = { params: { id: data.id } };
  const { data: found } = await owner.office('GET /api/office/customers/', { query: { q: phone.slice(-5) } });
  const customer = { params: { id: found[0]?.id ?? 0 } };

  await confirm(shop, owner);
  const card = { mobile: phone, name: canary, message: canary, lang: 'ru' as const };
  const given = { face: 10_000, reason: 'bonus', isPaid: false, months: 12, ...card };
  const { id } = (await owner.office('POST /api/office/certificates/', { body: given })).data;
  const certificate = { params: { id } };
  const why = { reason: 'ýitdi' };
  await owner.office('POST /api/office/certificates/:id/renew/', { ...certificate, body: why });
  const until = { ...why, until: '2028-01-01' };
  await owner.office('POST /api/office/certificates/:id/lengthen/', { ...certificate, body: until });
  await owner.office('POST /api/office/certificates/:id/send/', certificate);
  await owner.office('POST /api/office/certificates/:id/void/', { ...certificate, body: why });

  await owner.office('PUT /api/office/customers/:id/tags/', { ...customer, body: { tags: [canary] } });
  await owner.office('POST /api/office/customers/:id/notes/', { ...customer, body: { text: canary } });
  await owner.office('POST /api/office/customers/:id/block/', { ...customer, body: { reason: canary } });
  await owner.office('POST /api/office/customers/:id/unblock/', customer);

  const changes = { gift: { ...gift, message: `${canary} 2` }, comment: `${canary} 3` };
  await owner.office('PUT /api/office/orders/:id/', { ...order, body: changes });
  await owner.office('POST /api/office/orders/:id/notes/', { ...order, body: { text: canary } });
  for (const action of ['confirm', 'prepare'] as const) await move(manager, data.id, action);
  await move(manager, data.id, 'make-ready');
  await manager.office('POST /api/office/couriers/assign/', { body: { orders: [data.id], courierId } });
  const courier = openCourierPhone(shop, page.myrat);
  await courier.sync();
  await courier.does(data.id, 'taken-along');
  await courier.does(data.id, 'handed-over', { ...cash(data.totals.total), takenBy: canary });
  await courier.sync();
  await confirm(shop, owner);
  const refund = { amount: 100, reason: 'goodwill' as const, note: canary };
  await owner.office('POST /api/office/orders/:id/refunds/', { ...order, body: refund });
  await shop.settle();
  for (const word of [canary, phone, phone.slice(4)])
    expect((await rowsWith(shop, word)).length, word).toBeGreaterThan(0);

  const erase = { ...customer, body: { reason: `${canary} sorady` } };
  expect(await refusalOf(owner.office('POST /api/office/customers/:id/erase/', erase))).toBe('accepted');
  for (const word of [canary, phone, phone.slice(4)])
    expect([word, await rowsWith(shop, word)]).toEqual([word, []]);
});
