import type { certificates } from '#contract/certificates/shop.ts';
import type { Context } from '#server/context.ts';
import { findCustomer } from '#server/features/customers/sessions/find-customer.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readBought } from './core/sales.read.ts';
import { checkBalance } from './check-balance.ts';
import { sendBought } from './send-bought.ts';

export const certificatesHandlers: Handlers<Context, typeof certificates> = {
  'POST /api/certificate/check/': async (ctx, { body, ip, bearer }) => {
    const { balance, expiresAt, design } = await checkBalance(ctx, {
      ...{ code: body.code, ip, hasSession: bearer !== undefined },
      requireCustomer: async () => (await findCustomer(ctx, bearer)).customerId,
    });
    return { data: { balance, expiresAt: expiresAt?.toISOString() ?? null, design } };
  },
  'GET /api/certificate/list/': async (ctx, { actor }) => ({
    data: await readBought(ctx.db, actor.customerId, { now: ctx.now() }),
  }),
  'POST /api/certificate/:id/send/': async (ctx, { actor, params, body }) => ({
    data: await sendBought(ctx, { customerId: actor.customerId, ...params, ...body }),
  }),
};
