/** A shop with forty placed orders of today, in cash, whose parcels are to be photographed. */
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { addStaff, openCounter } from '../../../tests/support/shop/counter.ts';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';

export const count = 40;

const titles = [
  { tm: 'Mango we ananas bilen miwe sebedi', ru: 'Фруктовая корзина с манго и ананасом' },
  { tm: 'Nar şiresi', ru: 'Сок гранатовый' },
  { tm: 'Gyzyl güller çemeni', ru: 'Букет из красных роз' },
  { tm: 'Pelüş pingwin', ru: 'Плюшевый пингвин' },
];

export async function placeOrders(shop: TestShop): Promise<void> {
  const { order, buyer } = await openCounter(shop, count);
  const goods: { product: number; option: number }[] = [];
  for (const title of titles) {
    const { id, option } = await addProduct(shop, { title, options: [{ price: 4_500, count: 4 * count }] });
    goods.push({ product: id, option });
  }
  // Two articles each, every fourth order four.
  for (let n = 0; n < count; n++) {
    const chosen = n % 4 === 0 ? goods : [0, 1].flatMap((at) => goods[(n + at) % goods.length] ?? []);
    await order({ items: chosen.map((one, at) => ({ ...one, quantity: 1 + (at % 2) })) }, 1, buyer);
  }
  await shop.ctx.db.updateTable('shop_order').set({ delivery_day: null }).execute();
  const staff_id = await addStaff(shop);
  // Who switches them on is the owner: the shop has one courier.
  await shop.ctx.db.updateTable('staff').set({ role: 'owner' }).where('id', '=', staff_id).execute();
  const changed_at = shop.ctx.now();
  for (const name of ['photo-report', 'courier-page'])
    await shop.ctx.db
      .insertInto('feature')
      .values({
        name,
        is_on: true,
        changed_at,
        staff_id,
        ...(name === 'photo-report' ? { mode: 'shown' } : {}),
      })
      .execute();
}
