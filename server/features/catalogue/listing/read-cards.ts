import type { Option, ProductCard } from '#contract/catalogue/shop.ts';
import type { Picture } from '#contract/shared.ts';
import type { DbContext } from '#server/context.ts';
import type { SoonestOf } from '#server/features/delivery/read-promise.ts';
import { pictureOf, readPictures } from '#server/features/media/read-pictures.ts';
import { type CardRow, findCards, type OptionRow } from './cards.repo.ts';

/** How long a product counts as new: short enough that not every third card has the label. */
const newForMs = 14 * 86_400_000;

type Pictures = ReadonlyMap<string, Picture>;

/**
 * Cards of products in the order of the ids; two queries for any number. Products not on sale are left out.
 * @param soonest the first delivery day in the home zone, by lead time
 */
export async function readCards(
  ctx: DbContext,
  ids: readonly number[],
  soonest: SoonestOf,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await findCards(ctx.db, ids);
  const pictures = await readPictures(
    ctx.db,
    rows.flatMap((row) => [row.picture_id, row.default_option.picture_id]),
  );
  return rows.map((row) => shapeCard(row, pictures, { now: ctx.now(), soonest }));
}

/** Rating with one decimal, null without reviews; `soonest` is null when it is sold out. */
export function shapeCard(
  row: CardRow,
  pictures: Pictures,
  today: { now: Date; soonest: SoonestOf },
): ProductCard {
  return {
    id: row.id,
    ...(row.kind === 'certificate' ? { kind: row.kind } : {}),
    title: row.title,
    brand: row.brand,
    picture: pictureOf(row.picture_id, pictures),
    price: row.price,
    oldPrice: row.old_price,
    count: row.count,
    rating: row.rating_count === 0 ? null : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    reviewsCount: row.rating_count,
    isNew: today.now.getTime() - row.published_at.getTime() < newForMs,
    optionsCount: row.options_count,
    defaultOption: shapeOption(row.default_option, pictures),
    soonest: row.count > 0 ? today.soonest(row.lead_days) : null,
    ...(row.lead_days > 0 ? { leadDays: row.lead_days } : {}),
  };
}

export function shapeOption(row: OptionRow, pictures: Pictures): Option {
  return {
    id: row.id,
    title: row.title,
    sku: row.sku,
    price: row.price,
    oldPrice: row.old_price,
    ...(row.price_until ? { priceUntil: new Date(row.price_until).toISOString() } : {}),
    count: row.count,
    picture: pictureOf(row.picture_id, pictures),
  };
}
