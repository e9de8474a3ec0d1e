import { expect, test } from 'vitest';
import { readBalance } from '#server/features/couriers/core/purse.read.ts';
import { createChance } from '../../../lab/prove/chance.ts';
import { tellFigures, tellProgress } from '../../../lab/prove/tell-figures.ts';
import { type Day, liveDay } from '../../support/people/courier-day.ts';
import { openPage } from '../../support/people/courier-page.ts';
import { takePicture } from '../../support/people/courier-phone.ts';
import { howOften, timeoutFor } from '../../support/shop/how-often.ts';
import { findBreaches } from '../../support/shop/invariants.ts';
import { startShop } from '../../support/shop/start-shop.ts';

test('over a poor connection to a real shop every deed arrives once, at its stop, and moves money once', {
  timeout: timeoutFor('courierDays', 6_000),
}, async () => {
  await using shop = await startShop();
  const count = howOften('courierDays');
  const { counter } = await openPage(shop, count * 5);
  const pictures = await Promise.all([1, 2, 3].map(takePicture));
  const first = Number(process.env['SEED'] ?? 1);
  const wrong: string[] = [];
  let [deeds, photos] = [0, 0];
  for (let seed = first; seed < first + count; seed++) {
    const day = await liveDay({ shop, counter, pictures }, createChance(seed));
    wrong.push(...(await findWrongs(day)).map((one) => `seed ${seed}: ${one}`));
    deeds += day.written.size;
    for (const one of day.written.values()) photos += one.photos;
    tellProgress('courierDays', seed - first + 1, count);
  }
  tellFigures('B47', { days: count, booked: deeds, photosOfDays: photos });
  expect(wrong).toEqual([]);
  expect(await findBreaches(shop.ctx.db)).toEqual([]);
  expect(deeds).toBeGreaterThan(count * 3);
});

/** What is in the books against what the couriers did. */
async function findWrongs(day: Day): Promise<string[]> {
  const { shop, couriers, orders, written } = day;
  const { db } = shop.ctx;
  const ids = couriers.map(({ courierId }) => courierId);
  const deeds = await db.selectFrom('deed').selectAll().where('staff_id', 'in', ids).execute();
  const arrived = deeds.map(({ id, order_id, kind, staff_id }) => [id, order_id, kind, staff_id].join(' '));
  const done = [...written].map(([id, { order, kind, courierId }]) => [id, order, kind, courierId].join(' '));
  const wrongs: string[] = [];
  if (arrived.toSorted().join() !== done.toSorted().join())
    wrongs.push(`${arrived.length} deeds arrived of ${done.length}`);
  const all = db.selectFrom('shop_order').innerJoin('order_money', 'order_id', 'id').selectAll();
  const rows = await all.where('id', 'in', orders).execute();
  const takings = await db.selectFrom('taking_money').selectAll().where('order_id', 'in', orders).execute();
  for (const { id, status, total_tenge: total, paid_tenge: paid } of rows) {
    const applied = deeds.filter((deed) => deed.order_id === id && deed.verdict === 'applied');
    const handed = applied.filter(({ kind }) => kind === 'handed-over').length;
    const taken = takings.filter(({ order_id }) => order_id === id).map(({ amount_tenge }) => amount_tenge);
    const isDelivered = status === 'delivered';
    if (
      handed !== +isDelivered ||
      taken.join() !== (isDelivered ? `${total}` : '') ||
      paid !== (isDelivered ? total : 0)
    )
      wrongs.push(`${status}: ${handed} hand-overs, ${taken.join()} taken, ${paid} paid`);
    const wanted = statusAfter(day, id);
    if (wanted && wanted !== status) wrongs.push(`${status} instead of ${wanted}`);
  }
  for (const courierId of ids) {
    const cash = takings.filter((one) => one.courier_id === courierId && one.kind === 'CASH');
    const sum = cash.reduce((all, { amount_tenge }) => all + amount_tenge, 0);
    const balance = await readBalance(db, { courierId, courier: '' });
    if (balance !== sum) wrongs.push(`purse of ${balance} instead of ${sum}`);
  }
  return [...wrongs, ...(await findLostPhotos(day))];
}

/** The status of an order that staff did not change; of two phones the one that sends last says what is true. */
function statusAfter({ contested, phones, couriers, written }: Day, order: string): string | undefined {
  if (contested.has(order) || phones.length > couriers.length) return undefined;
  const kinds = [...written.values()].filter((one) => one.order === order).map(({ kind }) => kind);
  if (kinds.includes('handed-over')) return 'delivered';
  return kinds.at(-1) === 'taken-along' ? 'on-the-way' : 'ready';
}

async function findLostPhotos({ shop: { ctx }, written }: Day): Promise<string[]> {
  const wrongs: string[] = [];
  for (const [id, { photos }] of written) {
    if (photos === 0) continue;
    const tables = ['deed_photo', 'deed_further_photo'] as const;
    const files = await Promise.all(
      tables.map((table) =>
        ctx.db
          .selectFrom(table)
          .select('file_id')
          .where('deed_id', '=', id)
          .where('file_id', 'is not', null)
          .execute(),
      ),
    );
    const here = files.flat().length;
    if (here !== photos) wrongs.push(`${here} photos of ${photos}`);
  }
  return wrongs;
}
