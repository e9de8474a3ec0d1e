import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { test } from 'vitest';
import { requestRefund } from '../../support/people/request-refund.ts';
import { addPaidOrder, readOrder, startPayingShop } from '../../support/people/paying.ts';

test('a refund that ends at night is told in the morning', async () => {
  await using shop = await startPayingShop();
  const order = await addPaidOrder(shop);
  shop.advance((Date.parse('2026-11-21T20:00:00Z') - shop.ctx.now().getTime()) / 1_000);
  await requestRefund(shop.ctx, { orderId: order.id, amount: 345, reason: 'goodwill', staffId: 7 });
  await shop.settle();
  assert.equal((await readOrder(shop, order.id)).refunded_tenge, 345);
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker.jobs
    where task_identifier = 'send-sms' and run_at > now()`.execute(shop.ctx.db);
  assert.deepEqual(rows, [{ hours: 8 }]);
});
