import type { Trx } from '#server/platform/db/db.ts';
import { both } from './data/compose.ts';
import { products } from './data/products.ts';
import { nameSku } from './name-sku.ts';
import { need, reserveIds } from './reserve-ids.ts';
import type { SeedNumbers } from './seed-numbers.ts';

/** Options of every product with the units in stock and the movement that brought it there. */
export async function insertOptions(trx: Trx, numbers: SeedNumbers, now: Date): Promise<void> {
  const options = products.flatMap((product, place) =>
    product.options.map((option, position) => ({
      option,
      position,
      sku: nameSku(product.key, place + 1, position + 1),
      product_id: numbers.of('product', product.key),
    })),
  );
  const ids = await reserveIds(
    trx,
    'product_option',
    options.map(({ sku }) => sku),
  );
  const numbered = options.map((one) => ({ ...one, id: need(ids.get(one.sku), `option ${one.sku}`) }));
  await trx
    .insertInto('product_option')
    .values(
      numbered.map(({ id, product_id, option, sku, position }) => ({
        id,
        product_id,
        title: option.title ?? both('', ''),
        sku,
        price_tenge: option.price,
        old_price_tenge: option.oldPrice ?? null,
        picture_id: option.picture === undefined ? null : numbers.picture(option.picture),
        position,
      })),
    )
    .execute();
  await insertStock(trx, numbered, now);
}

/** Units in stock, and the movement that brought it there. */
async function insertStock(
  trx: Trx,
  options: readonly { id: number; option: { count: number } }[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('stock')
    .values(options.map(({ id, option }) => ({ option_id: id, on_hand: option.count })))
    .onConflict((known) =>
      known.column('option_id').doUpdateSet((row) => ({ on_hand: row.ref('excluded.on_hand') })),
    )
    .execute();
  await trx
    .insertInto('stock_movement')
    .values(
      options
        .filter(({ option }) => option.count > 0)
        .map(({ id, option }) => ({
          option_id: id,
          kind: 'receive',
          on_hand_delta: option.count,
          reserved_delta: 0,
          reason: 'first units',
          at: now,
        })),
    )
    .execute();
}
