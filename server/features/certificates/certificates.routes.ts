import type { certificates } from '#contract/certificates/shop.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { checkBalance } from './check-balance.ts';

export const certificatesHandlers: Handlers<Context, typeof certificates> = {
  'POST /api/certificate/check/': async (ctx, { body, ip }) => {
    const { balance, expiresAt } = await checkBalance(ctx, { code: body.code, ip });
    return { data: { balance, expiresAt: expiresAt?.toISOString() ?? null } };
  },
};
