import type { Option, Product } from '#contract/catalogue/shop.ts';
import type { OfficeProduct } from '#contract/catalogue/office.ts';
import { pickFields } from '#domain/fields/kinds.ts';
import { shownFields } from '#domain/fields/product.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findSurroundings } from './product.repo.ts';
import { readIdeas } from '#server/features/catalogue/taxonomy/read-ideas.ts';
import { type Counts, readOfficeProduct } from './read-office-products.ts';
import { readReviews } from '#server/features/catalogue/reviews/read-reviews.ts';

/**
 * A product as its page would show it now, whatever its status.
 * @throws Refusal `record.not-found`
 */
export async function previewProduct(
  ctx: { db: Db; now: () => Date },
  id: number,
  readCounts: (options: readonly number[]) => Promise<Counts>,
): Promise<Product> {
  const product = await readOfficeProduct(ctx.db, id, readCounts);
  const [around, ideas, reviews] = await Promise.all([
    findSurroundings(ctx.db, id),
    readIdeas(ctx.db, { product: id }),
    readReviews(ctx.db, id, { number: 1, size: 5 }),
  ]);
  if (!around) throw new Refusal('record.not-found');
  const options = product.options.filter(({ isArchived }) => !isArchived).map(shapeOption);
  const byPrice = options.toSorted(
    (a, b) => Number(a.count === 0) - Number(b.count === 0) || a.price - b.price,
  );
  return {
    id,
    title: product.title,
    brand: around.brand,
    picture: product.pictures[0] ?? null,
    price: product.price,
    oldPrice: product.oldPrice,
    count: options.reduce((sum, { count }) => sum + count, 0),
    rating: product.rating,
    reviewsCount: product.reviewsCount,
    isNew: ctx.now().getTime() - Date.parse(product.publishedAt) < 30 * 86_400_000,
    optionsCount: options.length,
    defaultOption: byPrice[0] ?? null,
    ...{ soonest: null, ...leadOf(product) },
    ...pickFields(shownFields, product),
    category: around.categories.at(-1) ?? null,
    categories: around.categories,
    pictures: product.pictures,
    options,
    ideas,
    related: [],
    reviews: reviews.data,
  };
}

const leadOf = ({ leadDays }: OfficeProduct) => (leadDays > 0 ? { leadDays } : {});

function shapeOption(option: OfficeProduct['options'][number]): Option {
  const { id, title, sku, price, oldPrice, picture, free } = option;
  return { id, title, sku, price, oldPrice, picture, count: Math.max(0, free) };
}
