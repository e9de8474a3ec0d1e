import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { addPicture, addProduct } from '../../../tests/support/shop/factories.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { readOfficePictures } from './office-pictures.ts';

const whole = { number: 1, size: 100, offset: 0 };
const show = (db: Db | Trx, product_id: number, picture_id: string) =>
  db.insertInto('product_picture').values({ product_id, picture_id, position: 0 }).execute();
const hide = (db: Db | Trx, product: number) =>
  db.deleteFrom('product_picture').where('product_id', '=', product).execute();

/** Which of two pictures are in the list of used ones; the list of unused ones must have the others. */
async function usedOf(db: Db, pictures: readonly string[]): Promise<string[]> {
  const [used = [], unused = []] = await Promise.all(
    [false, true].map(async (input) => {
      const { data, page } = await readOfficePictures(db, { unused: input }, whole);
      expect(page.total).toBe(data.length);
      return pictures.filter((id) => data.some((picture) => picture.id === id));
    }),
  );
  expect([...used, ...unused].sort()).toEqual([...pictures].sort());
  return used;
}

test('every column that refers to a picture maintains whether the picture is used', async () => {
  await using shop = await startShop();
  const { rows } = await sql`select k.conrelid::regclass::text, a.attname
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.confrelid = 'picture'::regclass and not exists (select from pg_trigger t where t.tgrelid = k.conrelid
      and t.tgfoid in ('keep_shown_by_column'::regproc, 'keep_face'::regproc) and encode(t.tgargs, 'escape') = a.attname || '\\000')`.execute(
    shop.ctx.db,
  );
  expect(rows).toEqual([]);
});

test('a picture is used from the first reference to it until the last one is gone', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const [first, second] = [await addPicture(shop), await addPicture(shop)];
  const [one, other] = [await addProduct(shop), await addProduct(shop)];
  const used = () => usedOf(db, [first, second]);
  expect(await used()).toEqual([]);
  await show(db, one.id, first);
  await show(db, other.id, first);
  await hide(db, one.id);
  expect(await used()).toEqual([first]);
  await db.updateTable('product_picture').set({ picture_id: second }).execute();
  expect(await used()).toEqual([second]);
  const { office } = await hire(shop);
  const about = { title: { tm: '', ru: '' }, body: { tm: '', ru: '' }, pictures: [first] };
  await office('PUT /api/office/texts/', { body: { about } });
  expect(await used()).toEqual([first, second]);
  await office('PUT /api/office/texts/', { body: { about: { ...about, pictures: [second] } } });
  await hide(db, other.id);
  expect(await used()).toEqual([second]);
});

test("a picture that only an order's line refers to is used while the line exists", async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const { order } = await openCounter(shop);
  await order();
  const picture = await addPicture(shop);
  await sql`insert into order_line (order_id, position, product_id, option_id, title, option_title, picture_id, sku, quantity,
      price_tenge, total_tenge, created_at)
    select order_id, 9, product_id, option_id, title, option_title, ${picture}, sku, quantity, price_tenge, total_tenge, created_at
    from order_line`.execute(db);
  expect(await usedOf(db, [picture])).toEqual([picture]);
  await db.deleteFrom('order_line').where('position', '=', 9).execute();
  expect(await usedOf(db, [picture])).toEqual([]);
});

test('a picture that one product starts to use while another stops stays used', async () => {
  await using shop = await startShop();
  const { db } = shop.ctx;
  const picture = await addPicture(shop);
  const [one, other] = [await addProduct(shop), await addProduct(shop)];
  await show(db, one.id, picture);
  let ending: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    await show(trx, other.id, picture);
    await sql`set constraints all immediate`.execute(trx);
    let isOver = false;
    ending = hide(db, one.id).finally(() => (isOver = true));
    const isAwaited = sql<{ yes: boolean }>`select exists (select from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as yes`;
    while (!isOver && !(await isAwaited.execute(trx)).rows[0]?.yes);
  });
  await ending;
  expect(await usedOf(db, [picture])).toEqual([picture]);
});
