import type { officeCounter } from '#contract/fulfilment/office-counter.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { BodyOf } from '#contract/route.ts';
import type { StaffRole } from '#domain/staff.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { placeOrder } from '#server/features/checkout/place-order.ts';
import { openByPhone, openPasserBy } from '#server/features/customers/sign-in/open-by-phone.ts';
import { changeOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { noteTaking } from '#server/features/orders/staff/order-money.ts';
import { moveOrderStock } from '#server/features/stock/move-order-stock.ts';
import { actAs, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from '../move-as-staff.ts';
import { showAsStaff } from '../show-as-staff.ts';

type Input = BodyOf<(typeof officeCounter)['POST /api/office/counter-sales/']>;

/**
 * A sale in the shop itself: an order like any other, at the shop's prices, whose goods and money change hands at once,
 * in one transaction. The cash is in the till, with no courier.
 * @throws Refusal: any of the route's
 */
export async function sellAtCounter(ctx: StaffContext, input: Input, by: By): Promise<OfficeOrder> {
  const id = await asOneTransaction(ctx, async (inside) => {
    const id = await place(inside, input, by);
    await inTransaction(inside.db, (trx) => handOver(inside, trx, { id, input, by }));
    return id;
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

async function place(
  ctx: StaffContext,
  { phone, given: _, ...ordered }: Input,
  { actor }: By,
): Promise<string> {
  const lang = 'tm' as const;
  const customerId = await inTransaction(ctx.db, async (trx) => {
    await actAs(trx, actor.staffId);
    return phone === undefined ? openPasserBy(trx, ctx.now()) : openByPhone(trx, { phone, lang }, ctx.now());
  });
  const buyer = { customerId, lang, source: 'counter' as const, takenBy: actor.staffId };
  const { data } = await placeOrder(ctx, buyer, { ...ordered, delivery: 'COUNTER' });
  return data.id;
}

/** The goods go, the money comes; certificates may have paid all of it, and then both have happened already. */
async function handOver(
  ctx: StaffContext,
  trx: Trx,
  { id, input: { payment, given }, by }: { id: string; input: Input; by: By },
): Promise<void> {
  const at = ctx.now();
  const { staffId } = by.actor;
  const order = await lockOrder(trx, id);
  const { total_tenge: total } = order;
  if (given !== undefined && given < total) throw new Refusal('request.invalid', { field: 'given' });
  if (order.stock_state === 'held') {
    const lines = (await readOrderLines(trx, id)).map(({ option_id: option, quantity }) => ({
      option,
      quantity,
    }));
    await moveOrderStock(trx, 'ship', { orderId: id, lines, at });
  }
  const till = { courierId: null, courier: '' };
  if (total > 0) await noteTaking(trx, order, { kind: payment, ...till, staffId, at });
  await changeOrder(trx, order, {
    ...{ action: 'sell', payment: 'paid', actor: 'staff', staffId, at },
    set: { stock_state: 'shipped' },
  });
  const after = { number: order.number, total, payment, ...(given === undefined ? {} : { given }) };
  await recordAudit(trx, ctx, by, { action: 'sell', subject: 'order', subjectId: id, after });
}
