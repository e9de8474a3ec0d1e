import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { DeliveryReport } from '#server/adapters/sms/port.ts';
import { createSmppSms } from '#server/adapters/sms/smpp.ts';
import { startSmsc } from '#server/adapters/sms/smsc.suite.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { freshPhone, openingTime, startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { listenToDeliveryReports, noteDeliveryReport } from './note-delivery-report.ts';

const states = async ({ ctx }: TestShop) =>
  (await ctx.db.selectFrom('sms_message').select(['provider_id', 'state', 'error']).execute()).map(
    ({ provider_id, state, error }) => [provider_id, state, error],
  );
/** Makes queued jobs due: the queue has a clock of its own. */
async function letJobsBeDue({ ctx }: TestShop): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(ctx.db);
}
const askForCode = (shop: TestShop) =>
  shop.api('POST /api/auth/sign-in/', { body: { username: freshPhone() } });

test('a delivery receipt over SMPP counts as delivered on the dashboard', async () => {
  const smsc = await startSmsc();
  smsc.manners.deliveryReports = true;
  const now = () => new Date(openingTime);
  const sms = createSmppSms({ url: smsc.url, sender: 'Sowgat', now });
  {
    await using shop = await startShop({ overrides: { sms } });
    listenToDeliveryReports(shop.ctx);
    await askForCode(shop);
    await vi.waitFor(
      async () => {
        await letJobsBeDue(shop);
        await shop.settle();
        expect(await states(shop)).toEqual([['id_1', 'delivered', null]]);
      },
      { timeout: 20_000, interval: 50 },
    );
    const { office } = await hire(shop, 'manager');
    const { data } = await office('GET /api/office/dashboard/');
    expect(data.sms).toMatchObject([{ sent: 1, delivered: 1, failed: 0, waiting: 0 }]);
  }
  await smsc.stop();
});

test('a failure replaces accepted, never delivered; unknown and old ids change nothing', async () => {
  await using shop = await startShop();
  await askForCode(shop);
  await shop.settle();
  await shop.ctx.db.updateTable('sms_message').set({ provider_id: 'm1' }).execute();
  const told = async (outcome: DeliveryReport['outcome'], state: string, providerId = 'm1') => {
    await noteDeliveryReport(shop.ctx, { providerId, outcome, state });
    return (await states(shop))[0]?.slice(1);
  };
  expect(await told('underway', 'ENROUTE')).toEqual(['accepted', null]);
  expect(await told('delivered', 'DELIVRD', 'm2')).toEqual(['accepted', null]);
  expect(await told('expired', 'EXPIRED')).toEqual(['undelivered', 'EXPIRED']);
  expect(await told('delivered', 'DELIVRD')).toEqual(['delivered', null]);
  expect(await told('failed', 'UNDELIV')).toEqual(['delivered', null]);
  // The receipt of an unknown message is retried once, then dropped.
  await shop.ctx.db.updateTable('sms_message').set({ provider_id: 'm3', state: 'accepted' }).execute();
  await told('failed', 'REJECTD', 'm4');
  await shop.ctx.db.updateTable('sms_message').set({ provider_id: 'm4' }).execute();
  await letJobsBeDue(shop);
  await shop.settle();
  expect(await states(shop)).toEqual([['m4', 'undelivered', 'REJECTD']]);
  await shop.ctx.db.updateTable('sms_message').set({ state: 'accepted' }).execute();
  shop.advance(4 * 86_400);
  await told('delivered', 'DELIVRD', 'm4');
  await letJobsBeDue(shop);
  await shop.settle();
  expect((await states(shop))[0]?.[1]).toBe('accepted');
});
