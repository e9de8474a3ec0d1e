import { sql } from 'kysely';
import type { Storage } from '#server/adapters/storage/port.ts';
import { type Db, inTransaction } from '#server/platform/db/db.ts';
import { refreshProducts } from '#server/features/catalogue/products/refresh-products.ts';
import { refreshSearchWords } from '#server/features/catalogue/search/search.repo.ts';
import { insertFrame, insertIdeas } from './insert-catalogue.ts';
import { isLeftEmpty } from './keep-empty.ts';
import { insertContent } from './insert-content.ts';
import { insertDelivery } from './insert-delivery.ts';
import { insertOptions } from './insert-options.ts';
import { insertProducts, insertReviews } from './insert-products.ts';
import { reserveNumbers } from './seed-numbers.ts';
import { insertPictures, storePictures } from './store-pictures.ts';

const seedLock = 7_306_002;

/**
 * Fills an empty shop with the demonstration catalogue. Pictures go first: a row never points at a file that is not
 * there. Everything else is one transaction, so the shop is either empty or whole; what lists and search derive from it
 * follows.
 * @returns false when the shop has products already, or is kept empty for its merchant; then nothing is touched
 */
export async function loadSeed(around: { db: Db; storage: Storage; now: () => Date }): Promise<boolean> {
  if (await isLeftEmpty(around.db)) return false;
  const isLoaded = !(await hasProducts(around.db)) && (await insertAll(around));
  // A start that was killed between the goods and what is derived from them is finished by the next one.
  if (isLoaded || (await hasNoProducts(around.db))) {
    await refreshProducts(around);
    await refreshSearchWords(around.db);
  }
  return isLoaded;
}

async function insertAll(around: { db: Db; storage: Storage; now: () => Date }): Promise<boolean> {
  await storePictures(around.storage);
  return inTransaction(around.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx);
    if (await hasProducts(trx)) return false;
    const now = around.now();
    const numbers = await reserveNumbers(trx);
    await insertPictures(trx);
    await insertFrame(trx, numbers);
    await insertProducts(trx, numbers, now);
    await insertOptions(trx, numbers, now);
    await insertReviews(trx, numbers, now);
    await insertIdeas(trx, numbers);
    await insertDelivery(trx, numbers, now);
    await insertContent(trx, numbers, now);
    return true;
  });
}

async function hasNoProducts(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('product_shelf').select('product_id').limit(1).executeTakeFirst()) === undefined
  );
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined;
}
