import type { Review } from '#contract/catalogue/shop.ts';
import { type Db, inTransaction } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Invalidation } from '#server/platform/cache/invalidation.ts';
import { isPublished } from '#server/features/catalogue/products/product.repo.ts';
import { insertReview, saveRating } from './reviews.repo.ts';
import { shapeReview } from './read-reviews.ts';

export type ReviewInput = { product: number; customerId: number; rating: number; text: string };

/** Queries to other features: whether the product was delivered to this customer, and their name. */
export type ReviewQuestions = {
  hasReceived: (db: Db, customerId: number, productId: number) => Promise<boolean>;
  readCustomerName: (db: Db, customerId: number) => Promise<{ name: string; surname: string }>;
};

/**
 * A customer who received a product reviews it, once. The review is signed with their present name and keeps it when
 * they change theirs.
 * @throws Refusal `product.not-found`, `review.not-bought`, `review.exists`, `request.invalid` for blank text
 */
export async function createReview(
  ctx: { db: Db; now: () => Date; invalidation: Pick<Invalidation, 'publish'> },
  input: ReviewInput,
  asked: ReviewQuestions,
): Promise<Review> {
  const text = input.text.replaceAll('\0', '').trim();
  if (text === '') throw new Refusal('request.invalid', { field: 'text' });
  if (!(await isPublished(ctx.db, input.product))) throw new Refusal('product.not-found');
  if (!(await asked.hasReceived(ctx.db, input.customerId, input.product)))
    throw new Refusal('review.not-bought');
  const author = sign(await asked.readCustomerName(ctx.db, input.customerId));
  const review = await inTransaction(ctx.db, async (trx) => {
    const row = await insertReview(trx, {
      product_id: input.product,
      customer_id: input.customerId,
      author,
      rating: input.rating,
      text,
      created_at: ctx.now(),
    });
    if (!row) throw new Refusal('review.exists');
    await saveRating(trx, input.product);
    return row;
  });
  ctx.invalidation.publish();
  return shapeReview(review);
}

/** Only the first letter of the surname is shown; without a name it is "customer of the shop". */
function sign({ name, surname }: { name: string; surname: string }): string {
  const initial = [...surname.trim()][0];
  return [name.trim(), initial && `${initial}.`].filter(Boolean).join(' ') || 'Müşderi';
}
