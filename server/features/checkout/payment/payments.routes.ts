import type { payments } from '#contract/payments/shop.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findBankOrder } from '#server/features/payments/reconciliation/find-bank-order.ts';
import { takeCallback } from '#server/features/payments/settlement/take-callback.ts';
import { checkPayment } from './check-payment.ts';
import { startPayment } from './start-payment.ts';

/** Mounted in checkout, not in payments: paying changes payment, order and stock, and only flows may join them. */
export const paymentsHandlers: Handlers<Context, typeof payments> = {
  'GET /api/order/payment/:id/': (ctx, { actor, params, query }) =>
    startPayment(ctx, { orderId: params.id, customerId: actor.customerId, bank: query.bank }),
  'GET /api/order/orderid-request/': (ctx, { query }) => findBankOrder(ctx, query.orderId),
  'GET /api/order/check-payment/:id/': (ctx, { actor, params, query }) =>
    checkPayment(ctx, actor, params.id, query.bank),
  'GET /api/order/bank-callback/:bank/': (ctx, { params, query }) => takeCallback(ctx, params.bank, query),
  'POST /api/order/bank-callback/:bank/': (ctx, { params, body }) => takeCallback(ctx, params.bank, body),
};
