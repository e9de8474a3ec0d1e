import type { officeCounter } from '#contract/fulfilment/office-counter.ts';
import type { Context } from '#server/context.ts';
import { readBox, findLastCounts } from '#server/features/ledger/cash.read.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { quoteAtCounter } from '../quote-by-phone.ts';
import { listUsualGoods } from './list-usual-goods.ts';
import { sellAtCounter } from './sell-at-counter.ts';

export const officeCounterHandlers: Handlers<Context, typeof officeCounter> = {
  'GET /api/office/counter-sales/': async ({ db }) => {
    const [till, counts] = await Promise.all([readBox(db, 'till'), findLastCounts(db)]);
    return { data: { till, countedAt: counts.find(({ kind }) => kind === 'till')?.at ?? null } };
  },
  'GET /api/office/counter-sales/goods/': async (ctx, { query }) => ({
    data: await listUsualGoods(ctx, query.category),
  }),
  'POST /api/office/counter-sales/quote/': async (ctx, { body }) => ({
    data: await quoteAtCounter(ctx, body),
  }),
  'POST /api/office/counter-sales/': async (ctx, call) => ({
    data: await sellAtCounter(ctx, call.body, call),
  }),
};
