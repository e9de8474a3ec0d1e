import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';
import { addBuyer, type TestBuyer } from '../../../tests/support/people/buyers.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';
import {
  aina,
  keep,
  openReminded,
  runReminders,
  textsTo,
  tokenIn,
} from '../../../tests/support/people/reminding.ts';
import { addPerson } from './save-person.ts';
import { sendReminders } from './send-reminders.ts';

test('fifty kills at the minute, beside a second node: every customer gets one SMS', async () => {
  const { shop, at } = await openReminded();
  await using _ = shop;
  const { place } = await openCounter(shop);
  const buyers = await addReminded(shop, place, 25);
  await runReminders(shop);
  at('2026-12-05T05:00:00Z');
  let calls = 0;
  // Killed in the middle of a transaction, each time at a later customer; nothing handles the error.
  const failing: typeof shop.ctx = {
    ...shop.ctx,
    jobs: {
      add: (...args) =>
        calls++ % 2 === 0 ? Promise.reject(new Error('killed')) : shop.ctx.jobs.add(...args),
    },
    log: Object.assign(Object.create(shop.ctx.log), {
      warn: () => {
        throw new Error('killed');
      },
    }),
  };
  const die = async () => {
    const nodes = [failing, failing].map((ctx) => sendReminders(ctx).catch(() => undefined));
    await Promise.all(nodes);
  };
  for (let kills = 0; kills < 25; kills++) await die();
  await runReminders(shop, 2);
  const sent = buyers.map(({ phone }) => textsTo(shop, phone).length);
  expect(sent).toEqual(buyers.map(() => 1));
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});

test('the link of an SMS stops all reminders although its dates were deleted meanwhile', async () => {
  const { shop, api, phone, at } = await openReminded();
  await using _ = shop;
  const { id } = await keep({ api }, aina);
  await runReminders(shop);
  at('2026-12-05T05:00:00Z');
  await runReminders(shop);
  const params = { token: tokenIn(textsTo(shop, phone)[0]) };
  await shop.ctx.db.deleteFrom('person').where('id', '=', id).execute();
  const shown = async () => (await shop.api('GET /api/repeat/:token/', { params })).data;
  expect(await shown()).toEqual({ dates: [], isOn: true });
  const gifts = shop.api('GET /api/repeat/:token/gifts/', { params, query: {} });
  expect(await refusalOf(gifts)).toBe('link.not-found');
  const consents = () => shop.ctx.db.selectFrom('reminder_consent').selectAll().execute();
  const quiet = (until: 'never' | 'again') =>
    shop.api('POST /api/repeat/:token/quiet/', { params, body: { what: 'all', until } });
  expect((await quiet('never')).data).toEqual({ dates: [], isOn: false });
  expect(await shown()).toEqual({ dates: [], isOn: false });
  expect(await consents()).toEqual([]);
  expect(await refusalOf(quiet('again')), 'only where dates are left').toBe('link.not-found');
  expect(await consents()).toEqual([]);
});

test('a customer whose reminder fails does not hold up the others, and is tried again', async () => {
  const { shop, at } = await openReminded();
  await using _ = shop;
  const { place } = await openCounter(shop);
  const buyers = await addReminded(shop, place, 2);
  await runReminders(shop);
  at('2026-12-05T05:00:00Z');
  let calls = 0;
  const add: typeof shop.ctx.jobs.add = (...args) =>
    calls++ === 0 ? Promise.reject(new Error('failed')) : shop.ctx.jobs.add(...args);
  await sendReminders({ ...shop.ctx, jobs: { add } });
  const sent = await shop.ctx.db.selectFrom('reminder').select('lead').where('state', '=', 'sent').execute();
  expect(sent).toHaveLength(1);
  await runReminders(shop);
  expect(buyers.map(({ phone }) => textsTo(shop, phone).length)).toEqual([1, 1]);
});

test('more customers whose reminders fail or wait than one run takes do not hold up the others', async () => {
  const { shop, at } = await openReminded();
  await using _ = shop;
  const { place } = await openCounter(shop);
  const buyers = await addReminded(shop, place, 53);
  await runReminders(shop);
  at('2026-12-05T05:00:00Z');
  const had = buyers.slice(0, 2).map(({ customerId }) => ({ customer_id: customerId, day: '2026-12-05' }));
  await shop.ctx.db
    .insertInto('reminder_sms')
    .values(had.map((row) => ({ ...row, at: shop.ctx.now() })))
    .execute();
  let calls = 0;
  const add: typeof shop.ctx.jobs.add = (...args) =>
    calls++ < 50 ? Promise.reject(new Error('failed')) : shop.ctx.jobs.add(...args);
  await sendReminders({ ...shop.ctx, jobs: { add } });
  const sent = await shop.ctx.db.selectFrom('reminder').select('lead').where('state', '=', 'sent').execute();
  expect(sent).toHaveLength(1);
});

/** Buyers with reminders switched on and a date on 12 December. */
async function addReminded(shop: TestShop, place: number, count: number): Promise<TestBuyer[]> {
  const buyers: TestBuyer[] = [];
  while (buyers.length < count) {
    const buyer = await addBuyer(shop, place);
    const { customerId } = buyer;
    buyers.push(buyer);
    const now = shop.ctx.now();
    await shop.ctx.db
      .insertInto('reminder_consent')
      .values({ customer_id: customerId, since: now })
      .execute();
    const person = await addPerson(shop.ctx, customerId, aina);
    expect(person.dates).toHaveLength(1);
  }
  return buyers;
}
