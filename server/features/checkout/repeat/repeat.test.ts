import { expect, test } from 'vitest';
import type { Repeat } from '#contract/people/repeat.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { openCounter } from '../../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { signIn } from '../../../../tests/support/people/people.ts';
import {
  aina,
  keep,
  openReminded,
  states,
  runReminders,
  textsTo,
  tokenIn,
} from '../../../../tests/support/people/reminding.ts';

/** A customer with a person whose address the shop delivers to, reminded on 5 December of their date on the 12th. */
async function reminded() {
  const { shop, api, phone, at } = await openReminded();
  const { place, rose } = await openCounter(shop, 5);
  const tulip = await addProduct(shop, { options: [{ price: 6_000 }] });
  await shop.ctx.listing.upToDate(shop.ctx.db);
  const addresses = [{ place, line1: 'Kanareýka köçesi 7' }];
  const person = await keep({ api }, { ...aina, mobile: '65112233', addresses });
  await runReminders(shop);
  at('2026-12-05T05:00:00Z');
  await runReminders(shop);
  const { api: again } = await signIn(shop, phone);
  return { shop, api: again, phone, person, rose, tulip, token: tokenIn(textsTo(shop, phone)[0]), at };
}

test("the page of a reminder has a gift, a slot and a total; only the customer sees the person's address", async () => {
  const { shop, api, person, rose, tulip, token } = await reminded();
  await using _ = shop;
  const { data } = await shop.api('GET /api/repeat/:token/gifts/', { params: { token }, query: {} });
  expect(data).toMatchObject({ person: { name: 'Aýna' }, day: '2026-12-12', hasAddress: true, own: null });
  expect(data.gifts.map(({ card }) => card.id).toSorted()).toEqual([rose.id, tulip.id].toSorted());
  expect(data.times[0]).toMatchObject({ day: '2026-12-12', from: '16:00' });
  expect(JSON.stringify(data)).not.toMatch(/Kanare|112233/);
  const params = { id: person.id };
  const own = await api('GET /api/people/:id/repeat/', { params, query: {} });
  expect(own.data.own).toMatchObject({ address: { region: 'AG', line1: 'Kanareýka köçesi 7' }, message: '' });
  const { api: stranger } = await signIn(shop);
  expect(await refusalOf(stranger('GET /api/people/:id/repeat/', { params, query: {} }))).toBe(
    'person.not-found',
  );
  expect(await refusalOf(stranger('POST /api/order/order-create/', order(person.id, data)))).toBe(
    'person.not-found',
  );
});

const order = (person: number, { gifts, times }: Repeat, key = 'repeat-1') => ({
  headers: { 'idempotency-key': key },
  body: {
    items: gifts[0]?.items ?? [],
    person,
    payment: 'ONLINE' as const,
    delivery: 'SLOT' as const,
    slot: times[0]?.slot ?? '',
    expectedTotal: gifts[0]?.total ?? 0,
    gift: { message: 'Doglan günüň gutly bolsun!' },
  },
});

test('one press orders to the saved address; the reminder is used, the next one skipped, and the gift proposed again', async () => {
  const { shop, api, person, rose, token, at } = await reminded();
  await using _ = shop;
  const repeat = async () =>
    (await shop.api('GET /api/repeat/:token/gifts/', { params: { token }, query: {} })).data;
  const seen = await repeat();
  const { data } = await api('POST /api/order/order-create/', order(person.id, seen));
  expect(data.address).toMatchObject({
    fullname: 'Aýna',
    mobile: '+99365112233',
    line1: 'Kanareýka köçesi 7',
  });
  expect(data.gift).toMatchObject({ recipientName: 'Aýna', recipientMobile: '+99365112233' });
  expect(data.totals.total).toBe(seen.gifts[0]?.total);
  const next = await repeat();
  expect(next.gifts[0]).toMatchObject({ isLast: true, items: seen.gifts[0]?.items });
  await shop.ctx.db.updateTable('stock').set({ reserved: 5 }).where('option_id', '=', rose.option).execute();
  const isRose = seen.gifts[0]?.card.id === rose.id;
  expect((await repeat()).gifts[0]?.isLast).toBe(!isRose);
  await shop.ctx.db.updateTable('shop_order').set({ status: 'placed', expires_at: null }).execute();
  at('2026-12-10T05:00:00Z');
  await runReminders(shop);
  expect(await states(shop)).toEqual(['7 used', '2 skipped']);
});
