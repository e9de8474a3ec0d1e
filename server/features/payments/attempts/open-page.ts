import { callAddress } from '#contract/client.ts';
import { latinName } from '#domain/notifications/shop-name.ts';
import { pageAddress } from '#domain/pages.ts';
import { graceSeconds, bankPageSeconds } from '#domain/payments/attempt.ts';
import { firstCheckAt } from '#domain/payments/attempt-schedule.ts';
import type { RegisterResult, RegisterInput } from '#server/adapters/banks/port.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { readShopName } from '#server/features/content/texts.ts';
import { changeOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { insertEvent, lockAttempt, updateAttemptIf } from '#server/features/payments/payments.repo.ts';

/**
 * handed-out: the page can be shown. overtaken: it exists, but the order no longer needs it. lost: the outcome is
 * unknown.
 */
export type PaymentPageResult =
  | { kind: 'handed-out'; formUrl: string }
  | { kind: 'overtaken'; attempt: AttemptRecord }
  | { kind: 'lost' | 'refused' | 'unreachable' };

type OpenContext = Pick<Context, 'db' | 'now' | 'banks' | 'config'>;

type PaymentPageRequest = { order: OrderRecord; returnTo: string | undefined };

/** Registers an attempt of state `registering` at its bank and records the outcome. */
export async function openPage(
  ctx: OpenContext,
  attempt: AttemptRecord,
  wanted: PaymentPageRequest,
): Promise<PaymentPageResult> {
  const bank = ctx.banks.get(attempt.bank);
  if (!bank) return noteOutcome(ctx, attempt, 'failed', 'unreachable', 'switched-off');
  const shop = await readShopName(ctx.db);
  const result = await bank.register(registration(ctx, attempt, { ...wanted, shop: latinName(shop.tm) }));
  switch (result.kind) {
    case 'registered':
      return handOut(ctx, attempt, result);
    case 'unreachable':
      return noteOutcome(ctx, attempt, 'failed', 'unreachable', result.reason);
    case 'unknown':
      return noteOutcome(ctx, attempt, 'unknown', 'lost', result.reason);
    case 'refused': {
      // The order number exists at the bank: registered by an earlier call of ours whose answer was lost.
      if (result.duplicate) return noteOutcome(ctx, attempt, 'unknown', 'lost', 'duplicate');
      // The page's host is not the bank's: the attempt is registered there, never shown to the customer, and polled
      // until it is final.
      const state = result.code === 'form-url' ? 'retired' : 'failed';
      return noteOutcome(ctx, attempt, state, 'refused', `${result.code}:${result.message}`);
    }
  }
}

function registration(
  ctx: OpenContext,
  attempt: AttemptRecord,
  { order, shop, returnTo = pageAddress('checkPayment', order.id) }: PaymentPageRequest & { shop: string },
): RegisterInput {
  const { mode, publicUrl, banks } = ctx.config;
  const returnUrl = `${publicUrl}${returnTo}?bank=${attempt.bank}`;
  // Without a callback key we cannot expect callbacks of a real bank. In a demonstration every bank is a simulator, so
  // the callback address is always sent; a callback is only a hint there, signed or not.
  const hasKey = banks.some(({ code, callbackKey }) => code === attempt.bank && callbackKey);
  const takesCallbacks = hasKey || mode === 'demo';
  return {
    orderNumber: attempt.order_number,
    amount: attempt.amount_tenge,
    returnUrl,
    failUrl: returnUrl,
    description: `${shop} ${order.number}`,
    language: order.lang,
    pageSeconds: bankPageSeconds,
    ...(takesCallbacks
      ? {
          callbackUrl:
            publicUrl +
            callAddress('POST /api/order/bank-callback/:bank/', { params: { bank: attempt.bank } }),
        }
      : {}),
  };
}

/** Extends the reservation to the end of the payment page plus `graceSeconds`. */
async function handOut(
  ctx: OpenContext,
  { id, order_id }: AttemptRecord,
  page: Extract<RegisterResult, { kind: 'registered' }>,
): Promise<PaymentPageResult> {
  const at = ctx.now();
  // Counted from our receipt of the answer, so never earlier than the bank's own expiry.
  const sessionEnd = new Date(at.getTime() + bankPageSeconds * 1_000);
  return inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, order_id);
    const attempt = await lockAttempt(trx, id);
    const wanted = attempt.state === 'registering' && order.status === 'awaiting-payment';
    const state = wanted ? 'registered' : attempt.state === 'registering' ? 'retired' : attempt.state;
    const written = await updateAttemptIf(trx, id, attempt.state, {
      state,
      bank_order_id: page.bankOrderId,
      form_url: page.formUrl,
      session_ends_at: sessionEnd,
      next_check_at: firstCheckAt(at),
      updated_at: at,
    });
    await insertEvent(trx, {
      attempt_id: id,
      at,
      kind: 'page-opened',
      from_state: attempt.state,
      to_state: state,
      raw: null,
    });
    if (!wanted) return { kind: 'overtaken', attempt: written ?? attempt };
    const holdEnd = new Date(sessionEnd.getTime() + graceSeconds * 1_000);
    const expires_at = order.expires_at === null || order.expires_at < holdEnd ? holdEnd : order.expires_at;
    await changeOrder(trx, order, {
      payment: 'pending',
      actor: 'customer',
      at,
      set: { bank: attempt.bank, expires_at },
    });
    return { kind: 'handed-out', formUrl: page.formUrl };
  });
}

/** Records any other outcome of a registration, unless the attempt was settled meanwhile. */
async function noteOutcome(
  ctx: OpenContext,
  { id }: AttemptRecord,
  state: 'failed' | 'unknown' | 'retired',
  kind: 'lost' | 'refused' | 'unreachable',
  why: string,
): Promise<PaymentPageResult> {
  const at = ctx.now();
  const next = state === 'failed' ? null : firstCheckAt(at);
  await inTransaction(ctx.db, async (trx) => {
    const written = await updateAttemptIf(trx, id, 'registering', {
      state,
      next_check_at: next,
      updated_at: at,
    });
    if (!written) return;
    await insertEvent(trx, {
      attempt_id: id,
      at,
      kind: `registration-${kind}:${why}`.slice(0, 200),
      from_state: 'registering',
      to_state: state,
      raw: null,
    });
  });
  return { kind };
}
