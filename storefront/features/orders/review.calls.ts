import type { Review } from '#contract/catalogue/review.ts';
import { createCall } from '#storefront/store/create-call.ts';

type ReviewInput = { product: number; rating: number; text: string };

/** A customer who received the product says how it was. */
export const createReview = createCall<Review, ReviewInput>(
  'auth/createReview',
  async ({ api }, { product, rating, text }) =>
    (await api('POST /api/product/reviews/:id/', { params: { id: product }, body: { rating, text } })).data,
);
