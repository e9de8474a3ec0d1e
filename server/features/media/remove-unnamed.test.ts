import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';
import { twoHalves } from '../../../tests/support/shop/two-halves.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { acceptPicture, makePicture } from './accept-picture.ts';
import { usualCut } from './cut-picture.ts';
import { findPictures } from './media.repo.ts';
import { prepareChange, savePictureChange } from './office-pictures.ts';
import { filesOf } from './remove-unnamed.ts';

const noAlt = { tm: '', ru: '' };

async function pathsOf({ ctx }: TestShop, id: string): Promise<readonly string[]> {
  const [row] = await findPictures(ctx.db, [id]);
  return row ? filesOf(row).paths : [];
}

async function areThere({ ctx }: TestShop, paths: readonly string[]): Promise<boolean[]> {
  const found = await Promise.all(paths.map((path) => ctx.storage.exists(path)));
  return [...new Set(found)];
}

/** Advances the queue's own clock. */
async function wait(shop: TestShop, days: number): Promise<void> {
  const all = sql`update graphile_worker._private_jobs set run_at = run_at - make_interval(days => ${days})`;
  await all.execute(shop.ctx.db);
  await shop.settle();
}

test('files whose row was never written are deleted after a day; those with a row stay', async () => {
  await using shop = await startShop();
  const stray = await makePicture(shop.ctx, await twoHalves(), noAlt, usualCut);
  const strays = filesOf(stray.row).paths;
  await shop.settle();
  expect(await areThere(shop, strays)).toEqual([true]);
  await wait(shop, 1);
  expect(await areThere(shop, strays)).toEqual([false]);

  const kept = await acceptPicture(shop.ctx, await twoHalves());
  expect(kept.id).toBe(stray.row.id);
  await wait(shop, 1);
  const paths = await pathsOf(shop, kept.id);
  expect(paths.some((path) => path.endsWith('.avif'))).toBe(true);
  expect(await areThere(shop, paths)).toEqual([true]);
});

test('files of a former crop stay a month, for pages that are still open', async () => {
  await using shop = await startShop();
  const { ctx } = shop;
  const { id } = await acceptPicture(ctx, await twoHalves());
  await shop.settle();
  const master = (path: string) => path.endsWith('.master');
  const former = (await pathsOf(shop, id)).filter((path) => !master(path));
  const change = await prepareChange(ctx, id, { alt: noAlt, focus: { x: 0.1, y: 0.5 } });
  await inTransaction(ctx.db, (trx) => savePictureChange(ctx, trx, id, change));
  await wait(shop, 29);
  expect(await areThere(shop, former)).toEqual([true]);
  await wait(shop, 1);
  expect(await areThere(shop, former)).toEqual([false]);
  const now = await pathsOf(shop, id);
  expect([now.some(master), await areThere(shop, now)]).toEqual([true, [true]]);
});
