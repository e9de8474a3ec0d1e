import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeXlsx } from '#server/platform/spreadsheets/xlsx-write.ts';
import { addCategory, addProduct } from '../../../tests/support/shop/factories.ts';
import { check, gather, rose, send, sheet, step } from '../../../tests/support/shop/spreadsheets.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { acceptPicture } from '#server/features/media/accept-picture.ts';
import { forgetLeftovers } from './forget-leftovers.ts';

const day = 86_400;

test('abandoned imports are deleted with their files after a week; of finished ones only the files are', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  await addCategory(shop, { title: { tm: 'Güller', ru: 'Цветы' } });
  const data = await gather(writeXlsx('Harytlar', sheet([rose()])));
  const applied = await check(shop, office, data);
  await step(shop, office, applied.params, 'apply');
  const checked = await check(shop, office, data);
  const { data: begun } = await office('POST /api/office/imports/', { body: { name: 'x.xlsx' } });
  await send(office, begun.id, 'sheet', data, 1_000);
  const isKept = (id: string) => shop.ctx.storage.exists(`imports/${id}/sheet-00000`);
  const runs = [applied.params.id, checked.params.id, begun.id];
  shop.advance(6 * day);
  await forgetLeftovers(shop.ctx);
  expect(await Promise.all(runs.map(isKept))).toEqual([true, true, true]);
  shop.advance(2 * day);
  await forgetLeftovers(shop.ctx);
  expect(await Promise.all(runs.map(isKept))).toEqual([false, false, false]);
  const again = await hire(shop);
  const { data: left } = await again.office('GET /api/office/imports/');
  expect(left.map(({ id }) => id)).toEqual([applied.params.id]);
  expect((await step(shop, again.office, applied.params, 'undo')).state).toBe('undone');
});

test('an unused picture is deleted after a month, unless undoing an import would restore it', async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const take = async (background: string) => {
    const create = { width: 300, height: 300, channels: 3 as const, background };
    return (await acceptPicture(ctx, await sharp({ create }).png().toBuffer())).id;
  };
  const [shown, forsaken, returned, replaced, fresh] = [
    await take('#111111'),
    await take('#222222'),
    await take('#333333'),
    await take('#444444'),
    await take('#555555'),
  ];
  const product = await addProduct(shop, { pictures: [shown] });
  await sql`insert into import_run (id, name, state, staff_name, created_at, updated_at)
    values (1, 'a.xlsx', 'applied', 'Maral', now(), now())`.execute(ctx.db);
  await sql`insert into import_change (import_id, product_id, before, after)
    values (1, ${product.id}, ${JSON.stringify({ pictures: [replaced] })}, '{}')`.execute(ctx.db);
  // Ages are by the shop's clock, also for a picture uploaded again; the database's clock differs by years here.
  shop.advance(20 * 365 * 86_400);
  await sql`update picture set created_at = ${ctx.now()}::timestamptz - interval '31 days'
    where id <> ${fresh}`.execute(ctx.db);
  await sql`update picture set created_at = ${ctx.now()}::timestamptz where id = ${fresh}`.execute(ctx.db);
  await take('#333333');
  await forgetLeftovers(ctx);
  await shop.settle();
  const left = await ctx.db.selectFrom('picture').select('id').execute();
  expect(left.map(({ id }) => id).sort()).toEqual([shown, returned, replaced, fresh].sort());
  const isKept = (id: string) => ctx.storage.exists(`${id.slice(0, 2)}/${id}.master`);
  expect(await Promise.all([isKept(forsaken), isKept(shown)])).toEqual([false, true]);
});

test('an import whose files cannot be deleted does not hold up the others', async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const { office } = await hire(shop);
  const data = await gather(writeXlsx('Harytlar', sheet([rose()])));
  const begin = async () => {
    const { data: begun } = await office('POST /api/office/imports/', { body: { name: 'x.xlsx' } });
    await send(office, begun.id, 'sheet', data, 1_000);
    return begun.id;
  };
  const runs = [await begin(), await begin()];
  shop.advance(8 * day);
  const remove = (path: string) =>
    path.includes(runs[0] ?? '') ? Promise.reject(new Error('failed')) : ctx.storage.remove(path);
  await forgetLeftovers({ ...ctx, storage: { ...ctx.storage, remove } });
  const isKept = (id: string) => ctx.storage.exists(`imports/${id}/sheet-00000`);
  expect(await Promise.all(runs.map(isKept))).toEqual([true, false]);
});
