import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { officeRefunds } from '#contract/fulfilment/office-refunds.ts';
import type { StaffRole } from '#domain/staff.ts';
import { notifyRefunded } from '#server/features/checkout/notify-customer.ts';
import {
  askRefunded,
  bookBankRefund,
  type SeenAtBank,
} from '#server/features/payments/refunds/book-bank-refund.ts';
import { returnOwed } from '#server/features/payments/refunds/return-owed.ts';
import { settleAlarms } from '#server/features/payments/settlement/settle-alarms.ts';
import type { StaffContext } from './move-as-staff.ts';
import { requireMoneySeen } from './refunds/require-money-seen.ts';
import { showAsStaff } from './show-as-staff.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { once } from '#server/platform/idempotency/kept-answers.ts';
import { repeatOf, replyText } from '#server/platform/idempotency/repeat.ts';

/** An order, and its `money.version` as it was read. */
type OrderMoney = { id: string; seen?: number };

/**
 * Starts the refund of everything that the shop owes for an order: once, however many press.
 * @throws Refusal `order.not-found`, `order.action-refused` when nothing is owed, `refund.busy`, `record.conflict`
 */
export async function returnMoney(ctx: StaffContext, { id, seen }: OrderMoney, by: By): Promise<OfficeOrder> {
  await withAudit(ctx, by, { action: 'return-money', subject: 'order' }, async (trx) => {
    await requireMoneySeen(trx, id, { seen, by });
    const refunds = await returnOwed(ctx, trx, id, { staffId: by.actor.staffId });
    return { id, after: { refunds }, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

const bookRoute = 'POST /api/office/orders/:id/book-refund/';
type BookCall = Call<(typeof officeRefunds)[typeof bookRoute]>;

/**
 * Books refunds made at the bank without the shop, by the bank's present sums. Banks are asked outside of the transaction
 * that keeps the answer.
 * @throws Refusal `order.not-found`, `refund.busy`, `record.conflict` when there is nothing to book
 */
export async function bookRefundOfBank(ctx: StaffContext, call: BookCall): Promise<OfficeOrder> {
  const repeated = repeatOf(bookRoute, { ...officeRefunds[bookRoute], idempotency: 'required' }, call);
  if (!repeated) throw new Error(`${bookRoute} keeps its answers`);
  const atBank = await askRefunded(ctx, call.params.id);
  const order = { ...call.params, ...call.body };
  const text = await asOneTransaction(ctx, (inside) =>
    once(inside, repeated, async () =>
      replyText({ data: await bookSeen(inside, order, { atBank, by: call }) }),
    ),
  );
  return (JSON.parse(text) as { data: OfficeOrder }).data;
}

async function bookSeen(
  ctx: StaffContext,
  { id, seen }: OrderMoney,
  { atBank, by }: { atBank: readonly SeenAtBank[]; by: By },
): Promise<OfficeOrder> {
  await withAudit(ctx, by, { action: 'book-refund', subject: 'order' }, async (trx) => {
    await requireMoneySeen(trx, id, { seen, by });
    const how = { seen: atBank, staffId: by.actor.staffId, tell: notifyRefunded(ctx) };
    return { id, after: { booked: await bookBankRefund(ctx, trx, id, how) }, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/** @throws Refusal `order.not-found` */
export async function settleOrderAlarms(ctx: StaffContext, id: string, by: By): Promise<OfficeOrder> {
  await withAudit(ctx, by, { action: 'settle-alarms', subject: 'order' }, async (trx) => {
    await settleAlarms(ctx, trx, id);
    return { id, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}
