/** Orders in tests: an option, a buyer and an order in one line, without HTTP. */
import type { Insertable } from 'kysely';
import type { OrderInput } from '#contract/checkout/shop.ts';
import { certificateGiven } from '#domain/ledger/postings.ts';
import type { PlacedOrder } from '#server/features/checkout/placing.ts';
import { post } from '#server/features/ledger/post.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { placeOrder } from '../people/place-order.ts';
import { addBuyer, freshKey, type TestBuyer, orderInputFor } from '../people/buyers.ts';
import { addProduct, type MadeProduct } from './factories.ts';
import { addDelivery } from '../people/places.ts';
import type { TestShop } from './start-shop.ts';

export type Counter = {
  buyer: TestBuyer;
  place: number;
  rose: MadeProduct;
  /** Orders roses, paid in cash by default. */
  order(input?: Partial<OrderInput>, quantity?: number, by?: TestBuyer): Promise<PlacedOrder>;
};

/** A shop with one zone, one buyer and roses for 50.00. */
export async function openCounter(shop: TestShop, count = 10): Promise<Counter> {
  const { place } = await addDelivery(shop);
  const buyer = await addBuyer(shop, place);
  const rose = await addProduct(shop, { options: [{ price: 5_000, count }] });
  return {
    buyer,
    place,
    rose,
    order: (input = {}, quantity = 1, by = buyer) =>
      placeOrder(
        shop.ctx,
        by,
        orderInputFor(by, [{ product: rose.id, option: rose.option, quantity }], input),
        freshKey(),
      ),
  };
}

export async function addCertificate(
  shop: TestShop,
  code: string | null,
  tenge: number,
  more: Partial<Insertable<Tables['certificate']>> = {},
): Promise<number> {
  const at = shop.ctx.now();
  const row = { code, issued_tenge: tenge, created_at: at, ...more };
  return inTransaction(shop.ctx.db, async (trx) => {
    const { id } = await trx.insertInto('certificate').values(row).returning('id').executeTakeFirstOrThrow();
    await post(trx, certificateGiven({ certificateId: id, amount: tenge, paidBy: null, at }));
    return id;
  });
}

/** A member of staff without a session. @param id the next free one by default */
export async function addStaff(shop: TestShop, id?: number, name = 'Aman'): Promise<number> {
  const row = {
    ...(id ? { id } : {}),
    login: `c${shop.ctx.newId().toLowerCase()}`,
    name,
    role: 'courier',
  };
  const { id: made } = await shop.ctx.db
    .insertInto('staff')
    .values({ ...row, created_at: shop.ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made;
}

export async function addWrap(shop: TestShop, price: number): Promise<number> {
  const { id } = await shop.ctx.db
    .insertInto('wrap')
    .values({ title: { tm: 'Guty', ru: 'Коробка' }, price_tenge: price })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Units on hand and how many of them are reserved. */
export async function stockOf(
  shop: TestShop,
  option: number,
): Promise<{ on_hand: number; reserved: number } | undefined> {
  return shop.ctx.db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('option_id', '=', option)
    .executeTakeFirst();
}

type PromoFields = Partial<Insertable<Tables['promo_code']>>;

/** A promo code without limits, ten per cent by default. */
export async function addPromo(shop: TestShop, code: string, fields: PromoFields = {}): Promise<number> {
  const kind = fields.kind ?? 'percent';
  const { id } = await shop.ctx.db
    .insertInto('promo_code')
    .values({ code, title: { tm: code, ru: code }, kind, percent: kind === 'percent' ? 10 : null, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
