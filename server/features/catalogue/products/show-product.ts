import type { Product, ProductCard } from '#contract/catalogue/shop.ts';
import { pickFields } from '#domain/fields/kinds.ts';
import { shownFields } from '#domain/fields/product.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { findOptions } from '#server/features/catalogue/listing/cards.repo.ts';
import { findProduct } from './product.repo.ts';
import { findReviews } from '#server/features/catalogue/reviews/reviews.repo.ts';
import { readCards, shapeOption } from '#server/features/catalogue/listing/read-cards.ts';
import { readIdeas } from '#server/features/catalogue/taxonomy/read-ideas.ts';
import { shapeReview } from '#server/features/catalogue/reviews/read-reviews.ts';
import type { SoonestOf } from '#server/features/delivery/read-promise.ts';
import { findRelated } from '#server/features/catalogue/listing/select-products.ts';

const relatedProducts = 8;
const firstReviews = 5;

type Ctx = Pick<Context, 'db' | 'now' | 'listing'>;

/**
 * One product with everything its page shows.
 * @throws Refusal `product.not-found` when it does not exist or is not for sale
 */
export async function showProduct(ctx: Ctx, id: number, soonest: Promise<SoonestOf>): Promise<Product> {
  const [own, ideas, reviews] = await Promise.all([
    readOwn(ctx, id, soonest),
    readIdeas(ctx.db, { product: id }),
    findReviews(ctx.db, id, { number: 1, size: firstReviews }),
  ]);
  return { ...own, ideas, reviews: reviews.map(shapeReview) };
}

/** The product with related ones; independent queries run in parallel. */
async function readOwn(
  ctx: Ctx,
  id: number,
  soonest: Promise<SoonestOf>,
): Promise<Omit<Product, 'ideas' | 'reviews'>> {
  const [row, options, { index }, firstDay] = await Promise.all([
    findProduct(ctx.db, id),
    findOptions(ctx.db, id),
    ctx.listing.upToDate(ctx.db),
    soonest,
  ]);
  if (!row) throw new Refusal('product.not-found');
  const category = row.trail.at(-1);
  const relatedIds = findRelated(index, id, category?.id, relatedProducts);
  const [[card, ...related], pictures] = await Promise.all([
    readCards(ctx, [id, ...relatedIds], firstDay),
    readPictures(ctx.db, [...row.picture_ids, ...options.map((option) => option.picture_id)]),
  ]);
  if (card?.id !== id) throw new Refusal('product.not-found');
  return {
    ...(card satisfies ProductCard),
    ...pickFields(shownFields, row),
    category: category ?? null,
    categories: [...row.trail, ...row.others],
    pictures: row.picture_ids.flatMap((picture) => pictures.get(picture) ?? []),
    options: options.map((option) => shapeOption(option, pictures)),
    related,
  };
}
