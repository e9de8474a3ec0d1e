import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { photoSkips } from '#domain/couriers/hand-over-code.ts';
import { orderDeliveryMethods, regions } from '#domain/delivery/delivery.ts';
import { productKinds, productStatuses, saleUnits } from '#domain/fields/product.ts';
import { photoModes } from '#domain/parcel-photos/order-photos.ts';
import { pictureForms } from '#domain/media/picture-cut.ts';
import { accountSides, transferCodes } from '#domain/ledger/ledger.ts';
import { orderSources, orderStatuses } from '#domain/order.ts';
import { attemptStates } from '#domain/payments/attempt.ts';
import { bankCodes } from '#domain/payments/bank-answer.ts';
import { orderPayments } from '#domain/payments/payment.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { refundStates } from '#domain/payments/refund.ts';
import { staffRoles } from '#domain/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

const lists: readonly (readonly [column: string, values: readonly string[]])[] = [
  ['product.status', productStatuses],
  ['product.kind', productKinds],
  ['product_option.unit', saleUnits],
  ['picture.form', pictureForms],
  ['feature.mode', photoModes],
  ['place.region', regions],
  ['shop_order.status', orderStatuses],
  ['shop_order.payment_status', orderPayments],
  ['shop_order.payment', paymentMethods],
  ['shop_order.delivery_method', orderDeliveryMethods],
  ['shop_order.source', orderSources],
  ['payment_attempt.bank', bankCodes],
  ['payment_attempt.state', attemptStates],
  ['refund.state', refundStates],
  ['staff.role', staffRoles],
  ['account.kind', Object.keys(accountSides)],
  ['deed.photo_skipped', photoSkips],
  ['transfer.code', Object.keys(transferCodes)],
];

test('the values that a column takes are those of the domain: a new one wants a migration', async () => {
  await using shop = await startShop();
  const { rows } = await sql<{ column: string; definition: string }>`
    select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%= ANY%'`.execute(shop.ctx.db);
  const taken = new Map(
    rows.map(({ column, definition }) => [
      column,
      [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value).sort(),
    ]),
  );
  for (const [column, values] of lists) expect(taken.get(column), column).toEqual(values.toSorted());
});
