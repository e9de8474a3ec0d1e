import type { Trx } from '#server/platform/db/db.ts';
import { drawn } from './data/traits.ts';
import { products } from './data/products.ts';
import { reviews } from './data/reviews.ts';
import { need } from './reserve-ids.ts';
import type { SeedNumbers } from './seed-numbers.ts';
import type { SeedProduct } from './seed-types.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** When something of `daysAgo` days ago happened; things of one day are a few minutes apart. */
function ago(now: Date, daysAgo: number, place: number): Date {
  return new Date(now.getTime() - daysAgo * dayMs - (place % 60) * 7 * minuteMs);
}

function productRow(product: SeedProduct, place: number, numbers: SeedNumbers, now: Date) {
  const cheapest = need(
    product.options.toSorted((one, other) => one.price - other.price)[0],
    `an option of ${product.key}`,
  );
  const ratings = reviews.filter((review) => review.product === product.key).map((review) => review.rating);
  const since = ago(now, product.daysAgo, place);
  return {
    id: numbers.of('product', product.key),
    brand_id: numbers.of('brand', product.brand),
    category_id: numbers.of('category', need(product.categories[0], `a category of ${product.key}`)),
    title: product.title,
    description: product.about,
    attributes: JSON.stringify([...product.attributes, drawn]),
    price_tenge: cheapest.price,
    old_price_tenge: cheapest.oldPrice ?? null,
    popularity: product.popularity,
    lead_days: product.leadDays ?? 0,
    rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
    rating_count: ratings.length,
    published_at: since,
    created_at: since,
    updated_at: since,
  };
}

/** Products and what ties them to categories, occasions, recipients and pictures. */
export async function insertProducts(trx: Trx, numbers: SeedNumbers, now: Date): Promise<void> {
  await trx
    .insertInto('product')
    .values(products.map((product, place) => productRow(product, place, numbers, now)))
    .execute();
  const ties = products.map((product) => ({ product, product_id: numbers.of('product', product.key) }));
  await trx
    .insertInto('product_category')
    .values(
      ties.flatMap(({ product, product_id }) =>
        product.categories.map((key) => ({ product_id, category_id: numbers.of('category', key) })),
      ),
    )
    .execute();
  await trx
    .insertInto('product_occasion')
    .values(
      ties.flatMap(({ product, product_id }) =>
        product.occasions.map((key) => ({ product_id, occasion_id: numbers.of('occasion', key) })),
      ),
    )
    .execute();
  await trx
    .insertInto('product_recipient')
    .values(
      ties.flatMap(({ product, product_id }) =>
        product.recipients.map((key) => ({ product_id, recipient_id: numbers.of('recipient', key) })),
      ),
    )
    .execute();
  await trx
    .insertInto('product_picture')
    .values(
      ties.flatMap(({ product, product_id }) =>
        product.pictures.map((key, position) => ({ product_id, picture_id: numbers.picture(key), position })),
      ),
    )
    .execute();
}

/** What customers have said so far; their authors are older than the table of customers. */
export async function insertReviews(trx: Trx, numbers: SeedNumbers, now: Date): Promise<void> {
  const rows = reviews.map((review, place) => ({
    product_id: numbers.of('product', review.product),
    author: review.author,
    rating: review.rating,
    text: review.text,
    created_at: ago(now, review.daysAgo, place),
  }));
  await trx.insertInto('review').values(rows).execute();
}
