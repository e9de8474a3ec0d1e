import type { officeLedger } from '#contract/ledger/office.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listBalances, showAccount } from './show-ledger.ts';

export const officeLedgerHandlers: Handlers<Context, typeof officeLedger> = {
  'GET /api/office/ledger/': async (ctx, { query }) => ({ data: await listBalances(ctx, query) }),
  'GET /api/office/ledger/:id/': (ctx, { params, query }) => showAccount(ctx, params.id, query),
};
