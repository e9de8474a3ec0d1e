import type { OfficeProduct, OfficeProductRow } from '#contract/catalogue/office.ts';
import type { PageInfo } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { pageOf, type Range } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { pictureOf, readPictures } from '#server/features/media/read-pictures.ts';
import {
  findOfficeProduct,
  findOfficeProducts,
  findSnapshots,
  type OfficeProductFacts,
  type ProductsFilter,
} from './office-products.repo.ts';

export type { ProductsFilter };
/** Stock counts by option id; provided by the stock feature. */
export type Counts = ReadonlyMap<number, { onHand: number; reserved: number }>;

export async function readOfficeProducts(
  db: Db,
  filter: ProductsFilter,
  range: Range,
): Promise<{ data: OfficeProductRow[]; page: PageInfo }> {
  const { rows, total } = await findOfficeProducts(db, filter, range);
  const pictures = await readPictures(
    db,
    rows.map((row) => row.picture_id),
  );
  const data = rows.map((row) => ({
    ...shapeHead(row),
    picture: pictureOf(row.picture_id, pictures),
    sku: row.sku ?? '',
    optionsCount: row.options_count,
    onHand: row.on_hand,
    free: row.free,
  }));
  return { data, page: pageOf(range, total) };
}

/** @throws Refusal `record.not-found` */
export async function readOfficeProduct(
  db: Db | Trx,
  id: number,
  readCounts: (options: readonly number[]) => Promise<Counts>,
): Promise<OfficeProduct> {
  const [facts, [snapshot]] = [await findOfficeProduct(db, id), await findSnapshots(db, [id])];
  if (!facts || !snapshot) throw new Refusal('record.not-found');
  const counts = await readCounts(snapshot.options.map((option) => option.id));
  const pictures = await readPictures(db, [
    ...snapshot.pictures,
    ...snapshot.options.map(({ picture }) => picture),
  ]);
  return {
    ...snapshot,
    ...shapeHead(facts),
    pictures: snapshot.pictures.flatMap((picture) => pictures.get(picture) ?? []),
    options: snapshot.options.map((option) => {
      const { onHand, reserved } = counts.get(option.id) ?? { onHand: 0, reserved: 0 };
      const picture = pictureOf(option.picture, pictures);
      return { ...option, picture, onHand, reserved, free: onHand - reserved };
    }),
    rating: facts.rating_count === 0 ? null : Math.round((facts.rating_sum / facts.rating_count) * 10) / 10,
    reviewsCount: facts.rating_count,
  };
}

function shapeHead(row: OfficeProductFacts) {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    category: row.category,
    brand: row.brand,
    price: row.price,
    oldPrice: row.old_price,
    lacks: row.lacks,
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
