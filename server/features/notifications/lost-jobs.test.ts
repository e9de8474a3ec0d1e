import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshPhone, startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { queueText } from './queue-sms.ts';

/** A message whose job was running on a node that was killed, so many minutes ago. */
async function loseMessage(shop: TestShop, minutes: number): Promise<string> {
  const phone = freshPhone();
  await shop.ctx.db
    .transaction()
    .execute((trx) => queueText(trx, shop.ctx, { phone, kind: 'code', text: 'Salam', giveBack: [] }));
  await sql`update graphile_worker._private_jobs set locked_by = 'killed',
    locked_at = now() - make_interval(mins => ${minutes}) where locked_by is null`.execute(shop.ctx.db);
  return phone;
}

test('a job of a killed node is done by another', async () => {
  await using shop = await startShop();
  const lost = await loseMessage(shop, 16);
  await shop.settle();
  expect(shop.sms(lost)).toHaveLength(1);
});

test('a job that another node has just started is left to it', async () => {
  await using shop = await startShop();
  const inHand = await loseMessage(shop, 14);
  await shop.settle();
  expect(shop.sms(inHand)).toHaveLength(0);
});
