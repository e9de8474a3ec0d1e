import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { unknownCodeLimits } from '#domain/certificates/certificate.ts';
import { type Api, createApi, refusalOf } from '../../../tests/support/shop/api.ts';
import { orderInputFor } from '../../../tests/support/people/buyers.ts';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

const { max } = unknownCodeLimits.customer;
const known = 'KNOWN-0000000000';

test('a guest may not ask with a certificate, and learns nothing about it', async () => {
  await using shop = await startShop();
  const { rose } = await openCounter(shop);
  await addCertificate(shop, known, 1_000);
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  for (const certificate of [known, 'UNKNOWN'])
    assert.equal(
      await refusalOf(shop.api('POST /api/order/quote/', { body: { items, certificate } })),
      'session.missing',
    );
  assert.equal((await shop.api('POST /api/order/quote/', { body: { items } })).data.totals.goods, 5_000);
});

test('the 21st unknown code of an hour is 429, over two nodes and in parallel, and so is a right one then', async () => {
  await using shop = await startShop();
  await using second = await startShop({ databaseUrl: shop.databaseUrl, overrides: { now: shop.ctx.now } });
  const { rose } = await openCounter(shop);
  await addCertificate(shop, known, 1_000);
  const { api } = await signIn(shop);
  const there = createApi(second.origin);
  there.useToken(api.token() ?? '');
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const ask = (by: Api, certificate: string) =>
    by('POST /api/order/quote/', { body: { items, certificate } });
  for (let at = 0; at < 5; at++) await ask(api, known);
  const tries = Array.from({ length: 2 * max }, (_, at) =>
    refusalOf(ask(at % 2 === 0 ? api : there, `UNKNOWN-${at}`)),
  );
  const codes = await Promise.all(tries);
  assert.equal(codes.filter((code) => code === 'certificate.unknown').length, max);
  assert.equal(codes.filter((code) => code === 'limit.reached').length, max);
  assert.equal(await refusalOf(ask(api, known)), 'limit.reached');
  assert.equal(
    await refusalOf(
      there('POST /api/order/order-create/', {
        body: orderInputFor({ address: 1 }, items, { certificate: 'UNKNOWN' }),
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    ),
    'limit.reached',
  );
  shop.advance(unknownCodeLimits.customer.windowSeconds);
  const { api: later } = await signIn(shop);
  expect((await ask(later, known)).data.totals.discount).toBe(1_000);
});

test('an order refused for another reason costs no attempt', async () => {
  await using shop = await startShop();
  const { rose } = await openCounter(shop);
  await addCertificate(shop, known, 1_000);
  const { api } = await signIn(shop);
  const items = [{ product: rose.id, option: rose.option, quantity: 1 }];
  const ask = (place?: number) =>
    api('POST /api/order/quote/', { body: { items, certificate: known, ...(place ? { place } : {}) } });
  for (let at = 0; at < 2 * max; at++) assert.equal(await refusalOf(ask(999)), 'place.not-found');
  expect((await ask()).data.totals.discount).toBe(1_000);
});

test('a new code has at least 16 characters; a shorter one from an earlier release can still be spent', async () => {
  await using shop = await startShop();
  const { order } = await openCounter(shop);
  await expect(addCertificate(shop, 'SHORT', 1_000)).rejects.toThrow('certificate_code_is_long');
  await addCertificate(shop, 'OLD', 900, { is_short: true });
  expect((await order({ certificate: 'old' })).data.totals.discount).toBe(900);
});
