import type { officeOrderChanges } from '#contract/fulfilment/office-order-changes.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { BodyOf } from '#contract/route.ts';
import { leadDaysOf } from '#domain/delivery/made-to-order.ts';
import { type AgreedLine, changedLine, changedTotals } from '#domain/payments/changed-goods.ts';
import { mayChangeGoods } from '#domain/staff-moves.ts';
import type { StaffRole } from '#domain/staff.ts';
import { mergeLines, type OrderLine } from '#domain/stock.ts';
import { changedSince } from '#server/features/audit/read-seen.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { readPlainOptions } from '#server/features/certificates/read-options.ts';
import { invalidateListings } from '#server/features/checkout/invalidate-listings.ts';
import { nameShortages } from '#server/features/checkout/name-shortages.ts';
import { spendLess } from '#server/features/certificates/core/use-certificate.ts';
import { placeCovered } from '#server/features/checkout/payment/place-covered.ts';
import { passOn } from '#server/features/certificates/pass-on.ts';
import { readSales } from '#server/features/certificates/core/sales.read.ts';
import { type ChangedLine, replaceLines } from '#server/features/orders/core/replace-lines.ts';
import { requireInTime } from '#server/features/checkout/making/require-in-time.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderLineRecord, OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readAgreedLines } from '#server/features/orders/core/agreed-lines.read.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { hasOpenPage } from '#server/features/payments/attempts/has-open-page.ts';
import { queryAttempts } from '#server/features/payments/attempts/query-attempts.ts';
import { changeReservation } from '#server/features/stock/change-reservation.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { StaffContext } from './move-as-staff.ts';
import { readZoneFee } from './read-zone-fee.ts';
import { showAsStaff } from './show-as-staff.ts';

type Input = BodyOf<(typeof officeOrderChanges)['PUT /api/office/orders/:id/goods/']>;

/**
 * Changes the goods of an unpaid order until it is packed: agreed goods have their agreed price and discount, others
 * today's price. What its certificates pay too much goes back to them; once nothing is left to be paid, it is paid. Locks:
 * the order, its certificates, the goods by option. A card payment of the former total is never accepted for the new one.
 * @throws Refusal `order.not-found`, `order.action-refused`, `record.conflict` when total or order are not as seen,
 * `order.unavailable`, `payment.page-open`, `slot.closed`, `request.invalid`
 */
export async function changeGoods(
  ctx: StaffContext,
  { id, ...input }: Input & { id: string },
  by: By,
): Promise<OfficeOrder> {
  const { staffId, role } = by.actor;
  const at = ctx.now();
  // Money that the bank has already pays for the goods as they were; a silent bank does not stop the work, its late money
  // goes back.
  const banksSay = await queryAttempts(ctx, id);
  const changed = await withAudit(ctx, by, { action: 'change-goods', subject: 'order' }, async (trx) => {
    const order = await lockOrder(trx, id);
    await requireChangeable(trx, order, input);
    if ((await readSales(trx, id)).length > 0) throw new Refusal('order.action-refused');
    if (banksSay === 'paid' || (await hasOpenPage(trx, id, at))) throw new Refusal('payment.page-open');
    const before = await readOrderLines(trx, id);
    const agreed = await readAgreedLines(trx, id, before);
    const { lines, leadDays, reserve } = await readLines(trx, { before, agreed }, mergeLines(input.items));
    await requireInTime(trx, order, { leadDays, at });
    const fee = input.fee === 'zone' ? await readZoneFee(trx, order, lines) : order.delivery_tenge;
    const totals = totalsOf(order, before, { lines, delivery: fee });
    const tooMuch = order.certificate_tenge - totals.certificate;
    const shares = tooMuch > 0 ? await spendLess(trx, order, { tenge: tooMuch, at }) : [];
    await passOn(ctx, trx, { order, shares });
    const reserved = await reserve({ orderId: id, at });
    const written = await replaceLines(trx, order, { lines, totals, at, staffId });
    const shipped = totals.total === 0 ? await placeCovered(ctx, trx, { order: written, staffId, at }) : [];
    const said = (of: readonly ChangedLine[]) => of.map(({ sku, quantity }) => ({ sku, quantity }));
    return {
      id,
      before: { items: said(before), total: order.total_tenge },
      after: { items: said(lines), total: totals.total },
      result: [...reserved, ...shipped],
    };
  });
  await invalidateListings(ctx, changed);
  return showAsStaff(ctx.db, id, role as StaffRole);
}

async function requireChangeable(trx: Trx, order: OrderRecord, { seenTotal, seen }: Input): Promise<void> {
  const { status, payment_status: paymentStatus } = order;
  if (!mayChangeGoods({ status, paymentStatus }) || order.stock_state !== 'held')
    throw new Refusal('order.action-refused');
  const isNewer = seen !== undefined && order.updated_at.getTime() !== Date.parse(seen);
  if (isNewer || seenTotal !== order.total_tenge)
    throw await changedSince(trx, { subject: 'order', subjectId: order.id }, order.updated_at);
}

function totalsOf(
  order: OrderRecord,
  before: readonly OrderLineRecord[],
  { lines, delivery }: { lines: readonly ChangedLine[]; delivery: number },
) {
  const promoOfGoods = before.reduce((sum, { promo_tenge: share }) => sum + share, 0);
  return changedTotals(
    {
      wrap: order.wrap_tenge,
      delivery: order.delivery_tenge,
      certificate: order.certificate_tenge,
      promo: order.promo_tenge,
      promoOfGoods,
    },
    {
      lines: lines.map(({ price_tenge: price, quantity, promo_tenge: share }) => ({
        price,
        quantity,
        share,
      })),
      delivery,
    },
  );
}

type KnownLines = { before: readonly OrderLineRecord[]; agreed: readonly AgreedLine[] };

/** The new lines, and the change of their reservation. */
async function readLines(trx: Trx, { before, agreed }: KnownLines, wanted: readonly OrderLine[]) {
  const goods = await readPlainOptions(
    trx,
    wanted.map(({ option }) => option),
  );
  const lines = wanted.flatMap(({ product, option, quantity }): ChangedLine[] => {
    const known = before.find(({ option_id }) => option_id === option);
    const found = goods.get(option);
    const today = found?.price ?? known?.price_tenge ?? 0;
    const { price, share } = changedLine({ option, quantity, price: today }, agreed);
    const sums = { quantity, price_tenge: price, promo_tenge: share };
    if (known) return [{ ...known, ...sums }];
    if (found?.product !== product) return [];
    const { title, optionTitle, pictureId, sku } = found;
    const names = { product_id: product, option_id: option, title, option_title: optionTitle };
    return [{ ...names, picture_id: pictureId, sku, ...sums }];
  });
  const had = before.map(({ product_id: product, option_id: option, quantity }) => ({
    product,
    option,
    quantity,
  }));
  const reserve = async (facts: { orderId: string; at: Date }): Promise<number[]> => {
    const { shortages, availabilityChanged } = await changeReservation(trx, goods, {
      ...facts,
      before: had,
      after: wanted,
    });
    if (shortages.length > 0)
      throw new Refusal('order.unavailable', { data: await nameShortages(trx, shortages, { goods }) });
    return availabilityChanged;
  };
  // Goods that were in the order before are being made already.
  const added = [...goods.values()].filter(({ option }) => !before.some((one) => one.option_id === option));
  return { lines, leadDays: leadDaysOf(added), reserve };
}
