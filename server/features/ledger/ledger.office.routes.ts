import type { officeLedger } from '#contract/ledger/office.ts';
import type { officeCash } from '#contract/ledger/office-cash.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { countCash } from './count-cash.ts';
import { bookPayout, moveCash } from './move-cash.ts';
import { showCash } from './show-cash.ts';
import { listBalances, showAccount } from './show-ledger.ts';

export const officeLedgerHandlers: Handlers<Context, typeof officeLedger> = {
  'GET /api/office/ledger/': async (ctx, { query }) => ({ data: await listBalances(ctx, query) }),
  'GET /api/office/ledger/:id/': (ctx, { params, query }) => showAccount(ctx, params.id, query),
};

export const officeCashHandlers: Handlers<Context, typeof officeCash> = {
  'GET /api/office/cash/': async (ctx, { query }) => ({ data: { places: await showCash(ctx, query.day) } }),
  'POST /api/office/cash/count/': async (ctx, call) => ({ data: await countCash(ctx, call.body, call) }),
  'POST /api/office/cash/move/': async (ctx, call) => ({ data: await moveCash(ctx, call.body, call) }),
  'POST /api/office/cash/payout/': async (ctx, call) => ({ data: await bookPayout(ctx, call.body, call) }),
};
