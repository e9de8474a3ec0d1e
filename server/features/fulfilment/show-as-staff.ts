import type { Order } from '#contract/orders/shop.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { StaffRole } from '#domain/staff.ts';
import { mayChangeGoods, seesContacts } from '#domain/staff-moves.ts';
import { slotId } from '#domain/delivery/slots.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { readOrderMessages } from '#server/features/notifications/messages.read.ts';
import { howTaken } from '#server/features/orders/staff/order-money.ts';
import { readTakingsOf } from '#server/features/orders/staff/takings.read.ts';
import {
  readStaffEvents,
  readStaffOrder,
  type StaffOrderRow,
} from '#server/features/orders/staff/staff-lists.read.ts';
import { readSpent } from '#server/features/certificates/core/certificates.read.ts';
import { readHeldByCertificates } from '#server/features/certificates/core/sales.read.ts';
import { readOptionsForSale } from '#server/features/catalogue/products/products.read.ts';
import type { OrderLineRecord } from '#server/features/orders/core/order-record.ts';
import { readAgreedLines } from '#server/features/orders/core/agreed-lines.read.ts';
import { readOrderLines } from '#server/features/orders/core/orders.read.ts';
import { readBack, type OrderBack } from '#server/features/orders/core/refund-parts.read.ts';
import { readZoneFee } from './read-zone-fee.ts';
import { readPaymentMoney } from '#server/features/ledger/payment-money.read.ts';
import { readMoneyVersion } from '#server/features/ledger/ledger.read.ts';
import { shapeStaffHead } from '#server/features/orders/staff/read-staff-orders.ts';
import { shapeOrder } from '#server/features/orders/shape-order.ts';
import { showDeliveryHistory } from './show-delivery-history.ts';
import { readCertificateLeft, readMoneyLeft } from './refund-split.ts';
import { shapeRefund } from './shape-refund.ts';
import { readOwed } from '#server/features/payments/refunds/return-owed.ts';
import {
  readAttempts,
  readPaymentEvents,
  readNamedRefunds,
} from '#server/features/payments/payments.read.ts';

/**
 * Everything about one order that a role may see.
 * @throws Refusal `order.not-found`
 */
export async function showAsStaff(db: Db, id: string, role: StaffRole): Promise<OfficeOrder> {
  const { row, money } = await openOrder(db, id);
  const [lines, events, past, attempts, refunds, takings, messages, owed] = await Promise.all([
    readOrderLines(db, id),
    readStaffEvents(db, id),
    showDeliveryHistory(db, row),
    showAttempts(db, id),
    readNamedRefunds(db, id),
    readTakingsOf(db, id),
    readOrderMessages(db, id),
    readOwed(db, row),
  ]);
  const pictures = await readPictures(db, [
    ...lines.map(({ picture_id }) => picture_id),
    row.gift?.wrap?.pictureId,
  ]);
  const shaped = shapeOrder(row, lines, [], pictures);
  const left = await readLeft(db, row);
  const hides = !seesContacts(role, row.status);
  return {
    ...shapeStaffHead(row, role, left.refundable),
    ...pickSums(shaped),
    paid: row.paid,
    refunded: row.refunded,
    ...left,
    owed,
    money,
    zoneFee: await readZoneFee(db, row, lines),
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...(await shapeGoods(db, row, { items: shaped.items, lines })),
    delivery: { ...shaped.delivery, slot: slotOf(row) },
    address: hides ? null : shaped.address,
    gift: hides ? null : shaped.gift,
    // People write phone numbers and entry codes into texts, so these are hidden with the contacts.
    comment: hides ? '' : row.comment,
    updatedAt: row.updated_at.toISOString(),
    lang: row.lang,
    timeline: events.map((event) => ({
      ...event,
      note: hides ? '' : event.note,
      at: event.at.toISOString(),
    })),
    ...past,
    attempts,
    refunds: refunds.map((refund) => shapeRefund(refund, hides)),
    messages,
    taken: howTaken(takings) ?? null,
  };
}

/** The version of the money is read before its sums: what moves meanwhile has another one. */
async function openOrder(db: Db, id: string) {
  const version = await readMoneyVersion(db, id);
  const row = await readStaffOrder(db, id);
  if (!row) throw new Refusal('order.not-found');
  return { row, money: { version } };
}

/** What can still be refunded, and the part of it that goes to the certificates. Tenge. */
async function readLeft(db: Db, row: StaffOrderRow) {
  const { held, unspent } = await readHeldByCertificates(db, row.id);
  const refundableToCertificate = await readCertificateLeft(db, row);
  const refundable = (await readMoneyLeft(db, row, held - unspent)) + refundableToCertificate;
  const certificates = row.certificate_tenge > 0 ? await readSpent(db, row) : [];
  return {
    refundable,
    ...(refundableToCertificate > 0 ? { refundableToCertificate } : {}),
    ...(certificates.length > 0 ? { certificates } : {}),
  };
}

const pickSums = ({ totals, promo }: Order) => ({ totals, ...(promo ? { promo } : {}) });

function countLine(line: OrderLineRecord | undefined, back: OrderBack['lines']) {
  const { position = 0, sku = '', promo_tenge: promo = 0 } = line ?? {};
  const { units: refunded = 0, swap: swapBack = 0 } = back.get(position) ?? {};
  return {
    ...{ position, sku, refunded },
    ...(promo > 0 ? { promo } : {}),
    ...(swapBack > 0 ? { swapBack } : {}),
  };
}

type ShownGoods = { items: Order['items']; lines: readonly OrderLineRecord[] };

/** The lines, and what they would cost if they were changed: as agreed, or today's price where they were added since. */
async function shapeGoods(db: Db, row: StaffOrderRow, { items, lines }: ShownGoods) {
  const { lines: back } = await readBack(db, row.id);
  const shown = items.map((item, at) => ({ ...item, ...countLine(lines[at], back) }));
  if (!mayChangeGoods({ status: row.status, paymentStatus: row.payment_status })) return { items: shown };
  const agreed = await readAgreedLines(db, row.id, lines);
  const added = items.filter((item) => !agreed.some(({ option }) => option === item.option));
  const options = added.map(({ option }) => option);
  const goods = options.length > 0 ? await readOptionsForSale(db, options) : undefined;
  const priceOf = ({ option, price }: Order['items'][number]) => {
    const priceNow = goods?.get(option)?.price ?? price;
    return priceNow === price ? {} : { priceNow };
  };
  return {
    items: shown.map((item) => ({ ...item, ...priceOf(item) })),
    agreed: agreed.map(({ share: promo, ...line }) => ({ ...line, promo })),
  };
}

async function showAttempts(db: Db, orderId: string): Promise<OfficeOrder['attempts']> {
  const [attempts, money, replies] = await Promise.all([
    readAttempts(db, orderId),
    readPaymentMoney(db, orderId),
    readPaymentEvents(db, orderId),
  ]);
  const kept = money.find(({ isKept }) => isKept)?.attemptId;
  return attempts.map((attempt) => ({
    ...shapeAttempt(attempt, replies),
    isKept: attempt.id === kept,
  }));
}

type AttemptRow = Awaited<ReturnType<typeof readAttempts>>[number];
type ReplyRow = Awaited<ReturnType<typeof readPaymentEvents>>[number];
function shapeAttempt(
  attempt: AttemptRow,
  replies: readonly ReplyRow[],
): Omit<OfficeOrder['attempts'][number], 'isKept'> {
  return {
    id: attempt.id,
    bank: attempt.bank,
    orderNumber: attempt.order_number,
    bankOrderId: attempt.bank_order_id,
    amount: attempt.amount_tenge,
    state: attempt.state,
    createdAt: attempt.created_at.toISOString(),
    paidAt: attempt.paid_at?.toISOString() ?? null,
    lastStatus: attempt.last_status,
    lastActionCode: attempt.last_action_code,
    events: replies
      .filter(({ attemptId }) => attemptId === attempt.id)
      .map(({ at, kind, from, to, raw, isAlarm }) => ({
        at: at.toISOString(),
        kind,
        from,
        to,
        raw,
        isAlarm,
      })),
  };
}

function slotOf(row: StaffOrderRow): string | null {
  return row.slot_id === null || row.delivery_day === null || row.promise_lost_at !== null
    ? null
    : slotId({ id: row.slot_id }, row.delivery_day);
}
