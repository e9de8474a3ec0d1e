import { expect, test } from 'vitest';
import { openAsked } from '../../../tests/support/people/asking.ts';
import { addCertificate } from '../../../tests/support/shop/counter.ts';
import { findBreaches } from '../../../tests/support/shop/invariants.ts';

test('what a certificate paid for the most expensive zone goes back to the certificate', async () => {
  await using asked = await openAsked();
  const { shop, place, give, answer } = asked;
  await addCertificate(shop, 'ZONE-00000000000', 12_000);
  const order = await give({ ask: { scope: 'anywhere' }, certificate: 'ZONE-00000000000' });
  expect(order.totals).toMatchObject({ delivery: 4_000, discount: 12_000, total: 1_000 });
  await answer(order, { fullname: 'Jeren', line1: 'Bitarap 5', place });
  await shop.settle();
  const refund = await shop.ctx.db.selectFrom('refund').select(['amount_tenge', 'reason']).executeTakeFirst();
  expect(refund).toEqual({ amount_tenge: 1_000, reason: 'zone' });
  const left = await shop.ctx.db.selectFrom('certificate').select('balance_tenge').executeTakeFirst();
  expect(left?.balance_tenge).toBe(1_500);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
});
