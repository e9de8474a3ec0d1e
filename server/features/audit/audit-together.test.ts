import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asOwner } from '../../../tests/support/shop/database.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { atBank } from '../../../tests/support/people/paying.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { freshPhone, startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { startPayment } from '#server/features/checkout/payment/start-payment.ts';

/** Breaks the audit: every transaction with an audit row fails at its last step, as if the node died there. */
async function breakAudit({ databaseUrl }: TestShop): Promise<AsyncDisposable> {
  await asOwner(
    databaseUrl,
    "create or replace function fail() returns trigger language plpgsql as 'begin raise exception ''gone''; end'",
    'create trigger fail before insert on audit for each row execute function fail()',
  );
  return { [Symbol.asyncDispose]: () => asOwner(databaseUrl, 'drop trigger fail on audit') };
}

/** Counts everything that an action could have left behind. */
async function traces({ ctx: { db } }: TestShop): Promise<object> {
  const tables = [
    'customer',
    'address',
    'shop_order',
    'kept_answer',
    'stock_movement',
    'picture',
    'payment_event',
    'audit',
  ] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.n ?? -1;
  }
  const refunds = await db.selectFrom('refund').select(['state']).execute();
  const attempts = await db.selectFrom('payment_attempt').select(['state']).orderBy('id').execute();
  return { counts, refunds, attempts };
}

const photo = () =>
  sharp({ create: { width: 400, height: 500, channels: 3, background: '#a13355' } })
    .jpeg()
    .toBuffer();

test('an action of staff and its audit row are written together or not at all', async () => {
  await using shop = await startShop({ env: { LOG_LEVEL: 'silent' } });
  const { db } = shop.ctx;
  const { order, buyer, place, rose } = await openCounter(shop);
  const boss = await hire(shop);
  const pay = async () => {
    const { data } = await order({ payment: 'ONLINE' });
    const input = { orderId: data.id, customerId: buyer.customerId, bank: 'HALK' as const };
    const { formUrl } = await startPayment(shop.ctx, input);
    return { id: data.id, formUrl };
  };
  const paid = await pay();
  await atBank(shop, paid.formUrl);
  shop.advance(30);
  await shop.settle();
  await confirm(shop, boss);
  await boss.office('POST /api/office/orders/:id/refunds/', {
    params: { id: paid.id },
    body: { reason: 'goodwill', note: 'bahana' },
  });
  const { id: refund } = await db
    .updateTable('refund')
    .set({ state: 'unknown', next_check_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const waiting = await pay();
  await atBank(shop, waiting.formUrl);
  shop.advance(10);

  const phone = freshPhone();
  const picture = new FormData();
  picture.set('picture', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'surat.jpg');
  const actions: Record<string, () => Promise<unknown>> = {
    'decide-refund': () =>
      boss.office('POST /api/office/refunds/:id/decide/', {
        params: { id: refund },
        body: { ended: 'done' },
      }),
    'ask-bank': () => boss.office('POST /api/office/orders/:id/ask-bank/', { params: { id: waiting.id } }),
    create: () =>
      boss.office('POST /api/office/orders/', {
        headers: { 'idempotency-key': 'telefon' },
        body: {
          customer: { phone, name: 'Ogulgerek' },
          items: [{ product: rose.id, option: rose.option, quantity: 1 }],
          address: { fullname: 'Ogulgerek', mobile: phone, region: 'AG', place, line1: 'Görogly 1' },
          payment: 'CASH',
          delivery: 'STANDARD',
        },
      }),
    upload: () => boss.office('POST /api/office/pictures/', { body: picture as never }),
  };
  const rowsOf = (action: string) =>
    db
      .selectFrom('audit')
      .select('id')
      .where('action', '=', action)
      .where('subject', '!=', 'staff')
      .execute();
  const before = await traces(shop);
  {
    await using _broken = await breakAudit(shop);
    for (const [name, action] of Object.entries(actions))
      await expect(action(), name).rejects.toThrow(expect.objectContaining({ status: 500 }));
  }
  expect(await traces(shop)).toEqual(before);
  // The bank is queried once within five seconds.
  shop.advance(10);
  for (const [name, action] of Object.entries(actions)) {
    await action();
    expect(await rowsOf(name), name).toHaveLength(1);
  }
  const { attempts, refunds } = (await traces(shop)) as { attempts: object[]; refunds: object[] };
  expect(refunds).toEqual([{ state: 'done' }]);
  expect(attempts).toContainEqual({ state: 'paid' });
  // Queried again at once, the bank is not called; the request is audited all the same.
  await actions['ask-bank']?.();
  expect(await db.selectFrom('audit').select('id').where('action', '=', 'ask-bank').execute()).toHaveLength(
    2,
  );
});
