import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/db.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { findById, updateCertificate } from './certificates.repo.ts';
import { newCode } from './issue-certificate.ts';
import { resealCodes } from './reseal-codes.ts';

/** A certificate whose code is encrypted with the key that the shop had until now. */
async function changeKey(shop: TestShop) {
  const { ctx } = shop;
  const keys = newCode(ctx);
  const id = await addCertificate(shop, null, 30_000, keys);
  const former = ctx.secrets;
  ctx.secrets = createSecrets('another key of the shop, as long as it has to be');
  return { id, former, certificate: former.unseal('certificate', keys.code_sealed) };
}

test('codes stay valid under a new key of the shop', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  const { id, former, certificate } = await changeKey(shop);
  await expect(order({ certificate })).rejects.toMatchObject({ code: 'certificate.unknown' });
  expect(await resealCodes(shop.ctx, createSecrets('nobody ever had this one'))).toEqual({
    count: 0,
    lost: [id],
  });
  expect(await resealCodes(shop.ctx, former)).toEqual({ count: 1, lost: [] });
  expect(await resealCodes(shop.ctx, former), 'again').toEqual({ count: 0, lost: [] });
  expect((await order({ certificate })).data.totals.discount).toBe(7_000);
});

test('a code that staff renew meanwhile stays the new one', async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const { id, former } = await changeKey(shop);
  const renewed = newCode(ctx);
  const resealing = await inTransaction(ctx.db, async (trx) => {
    await updateCertificate(trx, id, renewed);
    const result = resealCodes(ctx, former);
    // It has read the former code, and waits for this transaction.
    await wait(1_000);
    return { result };
  });
  expect(await resealing.result).toEqual({ count: 0, lost: [] });
  expect((await findById(ctx.db, id))?.sealed).toBe(renewed.code_sealed);
});
