import type { catalogue } from '#contract/catalogue/shop.ts';
import type { Context } from '#server/context.ts';
import { type Handlers, tagged } from '#server/platform/http/call.ts';
import { readSoonest } from '#server/features/delivery/read-promise.ts';
import { readCustomerName } from '#server/features/customers/profile/customers.read.ts';
import { hasReceived } from '#server/features/orders/core/orders.read.ts';
import { createReview } from '#server/features/catalogue/reviews/create-review.ts';
import { listProducts } from '#server/features/catalogue/listing/list-products.ts';
import { readFrame } from '#server/features/catalogue/taxonomy/read-frame.ts';
import { readIdeas, showIdea } from '#server/features/catalogue/taxonomy/read-ideas.ts';
import { listReviews } from '#server/features/catalogue/reviews/read-reviews.ts';
import { showProduct } from '#server/features/catalogue/products/show-product.ts';
import { countIfEmpty } from '#server/features/catalogue/search/count-empty-searches.ts';
import { suggest } from '#server/features/catalogue/search/suggest.ts';

export const catalogueHandlers: Handlers<Context, typeof catalogue> = {
  'GET /api/product/list/:search?': async (ctx, { params, query }) => {
    const list = await listProducts(ctx, { search: params.search, query });
    countIfEmpty(ctx, { search: params.search, query }, list);
    return tagged(list, idsOf(list.data));
  },
  'GET /api/product/detail/:id/': async (ctx, { params }) => {
    const data = await showProduct(ctx, params.id, readSoonest(ctx));
    return tagged({ data }, idsOf([data, ...data.related]));
  },
  'GET /api/product/suggest/': async (ctx, { query }) => ({ data: await suggest(ctx, query) }),
  'GET /api/product/categories/': async (ctx) => ({ data: (await readFrame(ctx)).categories }),
  'GET /api/product/brands/': async (ctx) => ({ data: (await readFrame(ctx)).brands }),
  'GET /api/product/ideas/': async (ctx) => ({ data: await readIdeas(ctx.db) }),
  'GET /api/product/idea/:id/': async (ctx, { params }) => {
    const data = await showIdea(ctx, params.id, await readSoonest(ctx));
    return tagged({ data }, idsOf(data.products));
  },
  'GET /api/product/reviews/:id/': (ctx, { params, query }) => listReviews(ctx.db, params.id, query),
  'POST /api/product/reviews/:id/': async (ctx, { params, actor, body, lang }) => ({
    data: await createReview(ctx, { product: params.id, customerId: actor.customerId, ...body }, asked),
    message: thanks[lang],
  }),
};

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);
const asked = { hasReceived, readCustomerName };
const thanks = { tm: 'Teswiriňiz üçin sag boluň!', ru: 'Спасибо за отзыв' };
