import type { Product, ProductCard } from '#contract/catalogue.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPictures } from '#server/shop/media/read-pictures.ts';
import { findOptions } from './catalogue-cards.repo.ts';
import { findProduct } from './catalogue-product.repo.ts';
import { keepShelf } from './keep-shelf.ts';
import { readCards, shapeOption } from './read-cards.ts';
import { readIdeas } from './read-ideas.ts';
import { readReviews } from './read-reviews.ts';
import { findRelated } from './select-products.ts';

const relatedProducts = 8;
const firstReviews = 5;

/**
 * One product with everything its page shows.
 * @throws Refusal `product.not-found` when it does not exist or is not for sale
 */
export async function showProduct(
  ctx: Pick<Context, 'db' | 'now' | 'lasting'>,
  id: number,
  soonest: string | null,
): Promise<Product> {
  const [row, options, ideas, reviews, { shelf }] = await Promise.all([
    findProduct(ctx.db, id),
    findOptions(ctx.db, id),
    readIdeas(ctx.db, { product: id }),
    readReviews(ctx.db, id, { number: 1, size: firstReviews }),
    keepShelf(ctx),
  ]);
  const relatedIds = findRelated(shelf, id, row?.trail.at(-1)?.id, relatedProducts);
  const [card, ...related] = await readCards(ctx, [id, ...relatedIds], soonest);
  if (!row || card?.id !== id) throw new Refusal('product.not-found');
  const pictures = await readPictures(ctx.db, [
    ...row.picture_ids,
    ...options.map((option) => option.picture_id),
  ]);
  return {
    ...(card satisfies ProductCard),
    description: row.description,
    category: row.trail.at(-1) ?? null,
    categories: [...row.trail, ...row.others],
    pictures: row.picture_ids.flatMap((picture) => pictures.get(picture) ?? []),
    attributes: row.attributes,
    options: options.map((option) => shapeOption(option, pictures)),
    ideas,
    related,
    reviews: reviews.data,
  };
}
