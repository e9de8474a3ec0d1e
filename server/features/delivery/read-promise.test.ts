import { expect, test } from 'vitest';
import { dayOf } from '#domain/delivery/calendar.ts';
import { ask } from '../../../tests/support/people/outsider.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { showDeliveryChoice } from './show-delivery-choice.ts';

test('the header, every card, the product’s page and the slots of checkout promise the same day, at every hour', async () => {
  await using shop = await startShop({ seed: true });
  const { zones } = (await ask(shop, '/api/order/delivery-payment/')).body.data;
  const place: number = zones[0].places[0].id;
  await addProduct(shop, { leadDays: 2 });
  const days = new Set<string>();
  // From Friday at eleven over Sunday into the week, every three hours.
  for (let hours = 0; hours < 96; hours += 3) {
    const [{ body: home }, { body: list }, choice] = await Promise.all([
      ask(shop, '/api/product/home-info/'),
      ask(shop, '/api/product/list/?in_stock=true'),
      showDeliveryChoice(shop.ctx, { place }),
    ]);
    const { promise, popularProducts } = home.data.mainInfo;
    const { soonest } = choice.standard;
    const [first] = list.data;
    const detail = (await ask(shop, `/api/product/detail/${first.id}/`)).body.data;
    const told = [
      promise,
      first,
      detail,
      ...popularProducts.filter(({ count }: { count: number }) => count > 0),
    ];
    const today = dayOf(shop.ctx.now());
    expect(new Set(told.map((one: { soonest: string }) => one.soonest)), `${today} ${hours}`).toEqual(
      new Set([soonest]),
    );
    expect(soonest! >= today).toBe(true);
    expect(promise.orderBefore !== null, 'until when, only while it is true of today').toBe(
      soonest === today,
    );
    for (const { zone, soonest, orderBefore, made } of home.data.mainInfo.promises) {
      const inZone = zones.find(({ id }: { id: string }) => id === zone).places[0].id;
      const there = (await showDeliveryChoice(shop.ctx, { place: inZone })).standard.soonest;
      expect([soonest, orderBefore !== null], `${zone} ${today} ${hours}`).toEqual([there, there === today]);
      const later = await showDeliveryChoice(shop.ctx, { place: inZone, leadDays: 2 });
      expect([made.length, made[1]], `${zone} ${today} ${hours}, made to order`).toEqual([
        2,
        later.standard.soonest,
      ]);
    }
    days.add(`${today} ${soonest}`);
    shop.advance(3 * 3_600);
  }
  expect(days.size).toBeGreaterThan(4);
});
