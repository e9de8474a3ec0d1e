import { isBrought } from '#domain/delivery/delivery.ts';
import type { officeOrderChanges } from '#contract/fulfilment/office-order-changes.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { BodyOf } from '#contract/route.ts';
import { mayAddGoods, noCard } from '#domain/additions.ts';
import { leadDaysOf } from '#domain/delivery/made-to-order.ts';
import { orderNumber } from '#domain/order.ts';
import type { StaffRole } from '#domain/staff.ts';
import { mergeLines } from '#domain/stock.ts';
import { goodsTotal, largestSum } from '#domain/totals.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { readPlainOptions } from '#server/features/certificates/read-options.ts';
import { draftLines } from '#server/features/checkout/draft-order.ts';
import { invalidateListings } from '#server/features/checkout/invalidate-listings.ts';
import { nameShortages } from '#server/features/checkout/name-shortages.ts';
import { sendOrderLink } from '#server/features/checkout/order-link/send-order-link.ts';
import { priceLines } from '#server/features/checkout/price-lines.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { type NewOrder, openOrder } from '#server/features/orders/core/open-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { reserveStock } from '#server/features/stock/reserve-stock.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from './move-as-staff.ts';
import { requireInTime } from '#server/features/checkout/making/require-in-time.ts';
import { readHold } from './read-hold.ts';
import { showAsStaff } from './show-as-staff.ts';

type Input = BodyOf<(typeof officeOrderChanges)['POST /api/office/orders/:id/additions/']> & { id: string };

/**
 * Adds goods to a paid order: an addition, which waits for its own card payment and gets its own link. The first order,
 * its payment and its goods do not change. Locks: the first order, the goods by option.
 * @returns the addition
 * @throws Refusal `order.not-found`, `order.action-refused`, `order.unavailable`, `order.price-changed`,
 * `payment.method-off`, `slot.closed`, `request.invalid`
 */
export async function addGoods(ctx: StaffContext, { id, ...input }: Input, by: By): Promise<OfficeOrder> {
  const { staffId, role } = by.actor;
  const at = ctx.now();
  const opened = await withAudit(ctx, by, { action: 'add-goods', subject: 'order' }, async (trx) => {
    const first = await lockOrder(trx, id);
    requireAddable(first);
    const hold = await readHold(ctx, trx, at);
    const newId = ctx.newId();
    const { lines, goods, total, availabilityChanged } = await takeGoods(trx, input, { orderId: newId, at });
    await requireInTime(trx, first, { leadDays: leadDaysOf(goods.values()), at });
    const draft = { ...draftAddition(first, { id: newId, total, at }), ...hold, taken_by: staffId };
    const { order: addition } = await openOrder(trx, draft, draftLines({ lines, goods }, []));
    const staff = { actor: 'staff' as const, staffId, at, isPublic: false };
    await noteOnOrder(trx, addition, { ...staff, event: 'ordered-by-phone', note: '' });
    await noteOnOrder(trx, first, { ...staff, event: 'goods-added', note: orderNumber(addition.number) });
    if (hold.hold_until !== null) await sendOrderLink(ctx, trx, { order: addition });
    const after = {
      addition: addition.number,
      total,
      items: lines.map(({ option, quantity }) => ({ option, quantity })),
    };
    return { id, after, result: { id: newId, availabilityChanged } };
  });
  await invalidateListings(ctx, opened.availabilityChanged);
  return showAsStaff(ctx.db, opened.id, role as StaffRole);
}

/** An order of certificates alone has no parcel to add goods to. */
function requireAddable({ status, payment_status, adds_to, delivery_method }: OrderRecord): void {
  const may = mayAddGoods({ status, paymentStatus: payment_status, isAddition: adds_to !== null });
  if (!may || !isBrought(delivery_method)) throw new Refusal('order.action-refused');
}

async function takeGoods(
  trx: Trx,
  { items, expectedTotal }: Pick<Input, 'items' | 'expectedTotal'>,
  facts: { orderId: string; at: Date },
) {
  const lines = mergeLines(items);
  const goods = await readPlainOptions(
    trx,
    lines.map(({ option }) => option),
  );
  const { shortages, availabilityChanged } = await reserveStock(trx, lines, goods, facts);
  if (shortages.length > 0)
    throw new Refusal('order.unavailable', { data: await nameShortages(trx, shortages, { goods }) });
  const total = goodsTotal(priceLines(lines, goods));
  if (total <= 0 || total >= largestSum) throw new Refusal('request.invalid', { field: 'items' });
  if (total !== expectedTotal) {
    const totals = { goods: total, wrap: 0, delivery: 0, discount: 0, total };
    throw new Refusal('order.price-changed', { data: { totals } });
  }
  return { lines, goods, total, availabilityChanged };
}

/** Same address, time and contacts as its order, without a slot of its own: that order has booked one. */
function draftAddition(
  first: OrderRecord,
  { id, total, at }: { id: string; total: number; at: Date },
): NewOrder {
  const { customer_id, delivery_method, delivery_day, delivery_from, delivery_to, promise_lost_at } = first;
  const { zone_id, recipient_asks, asked_place, address, gift, lang, source } = first;
  return {
    id,
    adds_to: first.id,
    source,
    customer_id,
    status: 'awaiting-payment',
    payment_status: 'unpaid',
    payment: 'ONLINE',
    goods_tenge: total,
    wrap_tenge: 0,
    delivery_tenge: 0,
    certificate_tenge: 0,
    total_tenge: total,
    stock_state: 'held',
    expires_at: null,
    ...{ delivery_method, delivery_day, delivery_from, delivery_to, promise_lost_at, slot_id: null },
    ...{ zone_id, recipient_asks, asked_place, address, lang },
    gift: gift && { ...gift, ...noCard },
    comment: '',
    created_at: at,
    updated_at: at,
  };
}
