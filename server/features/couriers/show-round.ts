/** The courier's page: the deliveries of the day, and the two steps of each. */
import type { Round, RoundStop } from '#contract/couriers/office-couriers.ts';
import { dayOf, momentOf } from '#domain/delivery/calendar.ts';
import { areCodesSpent, wantsProof } from '#domain/couriers/hand-over-code.ts';
import type { FailedReason } from '#domain/delivery/delivery-attempts.ts';
import { orderNumber } from '#domain/order.ts';
import { toCollect } from '#domain/payments/hand-in.ts';
import { type DeliveryPayment, deliveryPaymentOf } from '#domain/payments/payment-methods.ts';
import type { Context } from '#server/context.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { bringBack } from '#server/features/checkout/bring-back.ts';
import { goodsOfParcel } from '#server/features/checkout/hand-over/lacks-proof.ts';
import { stepBack } from '#server/features/checkout/step-back.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { readTexts } from '#server/features/content/texts.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderLineRecord } from '#server/features/orders/core/order-record.ts';
import { readLinesOfOrders } from '#server/features/orders/core/orders.read.ts';
import { promisedTime } from '#server/features/orders/shape-order.ts';
import { findRound } from './rounds.read.ts';
import { readBroughtBack } from './core/delivery-attempts.read.ts';
import { readCertificateLines, withoutCertificates } from '#server/features/certificates/core/sales.read.ts';
import { readBacks, type OrderBack } from '#server/features/orders/core/refund-parts.read.ts';
import type { StaffOrderRow } from '#server/features/orders/staff/staff-lists.read.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { showPurse } from './count-hand-in.ts';
import { type StaffContext, moveAndShow } from '#server/features/fulfilment/move-as-staff.ts';

/** What a courier sees: no price of a paid order, no greeting, and the giver's name only where the giver wrote it. */
export async function showRound(
  ctx: Pick<Context, 'db' | 'now' | 'config'>,
  courierId: number,
): Promise<Round> {
  const { db, now } = ctx;
  const day = dayOf(now());
  const morning = momentOf(day, '00:00');
  const [rows, back, purse, { contacts }, features, { proofFrom }] = await Promise.all([
    findRound(db, courierId, morning),
    readBroughtBack(db, courierId, morning),
    showPurse(db, courierId, morning),
    readTexts(db, ['contacts']),
    readFeatures(ctx),
    readPaymentChoice(db, []),
  ]);
  const ids = rows.map(({ id }) => id);
  const itemsOf = await readBags(db, ids);
  const hasPage = features.includes('courier-page');
  // An addition is in the same bag as its order.
  const isBeside = ({ adds_to: first }: StaffOrderRow) => first !== null && ids.includes(first);
  return {
    day,
    phones: contacts.phones,
    ...purse,
    mayBringBack: features.includes('second-attempt'),
    hasPage,
    stops: [
      ...rows
        .filter((row) => !isBeside(row))
        .map((row) => {
          const added = rows.filter(({ adds_to: first }) => first === row.id);
          const parcel = [row, ...added];
          const proof = hasPage ? proofOf(parcel, proofFrom) : { needsProof: false };
          return { ...shapeStop(row), ...proof, items: parcel.flatMap(itemsOf) };
        }),
      ...back.map(({ id, number }) => ({ ...handedIn, id, number: orderNumber(number) })),
    ],
  };
}

/** @param parcel an order, and what was added to it */
function proofOf(
  parcel: readonly StaffOrderRow[],
  proofFrom: number | null,
): Pick<RoundStop, 'needsProof' | 'codesSpent'> {
  if (areCodesSpent(parcel[0]?.wrong_codes ?? 0)) return { needsProof: true, codesSpent: true };
  return { needsProof: wantsProof({ goods: goodsOfParcel(parcel), proofFrom }) };
}

/**
 * Marks one of the courier's own orders as sent or delivered: the same action as in the office.
 * @throws Refusal `order.not-found` for an order of another courier, `order.action-refused`
 */
export async function moveOwnOrder(
  ctx: StaffContext,
  { id, ...step }: { id: string; action: 'send' | 'deliver'; taken?: DeliveryPayment },
  by: By,
): Promise<Round> {
  const { staffId } = by.actor;
  await moveAndShow(ctx, id, { ...step, onlyOf: staffId }, by);
  return showRound(ctx, staffId);
}

/**
 * A courier could not deliver: the order is ready again, and the customer chooses a time.
 * @throws Refusal `order.not-found` for an order of another courier, and those of `bringBack`
 */
export async function bringOwnBack(
  ctx: StaffContext,
  { id, ...input }: { id: string; reason: FailedReason; note?: string },
  by: By,
): Promise<Round> {
  const { staffId } = by.actor;
  await withAudit(ctx, by, { action: 'bring-back', subject: 'order' }, async (trx) => {
    if ((await lockOrder(trx, id)).courier_id !== staffId) throw new Refusal('order.not-found');
    await bringBack(ctx, trx, { id, ...input, staffId });
    return { id, after: { status: 'ready', reason: input.reason }, result: undefined };
  });
  return showRound(ctx, staffId);
}

/**
 * Takes back the courier's last step: goods and money return with it, and its message is not sent.
 * @throws Refusal `order.not-found` for an order of another courier, `order.action-refused` once undoing has ended
 */
export async function undoOwnStep(ctx: StaffContext, id: string, by: By): Promise<Round> {
  const { staffId } = by.actor;
  await withAudit(ctx, by, { action: 'undo', subject: 'order' }, async (trx) => {
    if ((await lockOrder(trx, id)).courier_id !== staffId) throw new Refusal('order.not-found');
    const { from, to } = await stepBack(ctx, trx, { id, staffId });
    return { id, before: { status: from }, after: { status: to }, result: undefined };
  });
  return showRound(ctx, staffId);
}

/** What is in the bag of each of these orders: neither refunded units nor certificates. */
async function readBags(db: Db, ids: readonly string[]) {
  const [lines, refunded, certificates] = await Promise.all([
    readLinesOfOrders(db, ids),
    readBacks(db, ids),
    readCertificateLines(db, ids),
  ]);
  return ({ id }: StaffOrderRow) => {
    const goods = withoutCertificates(lines.get(id) ?? [], certificates.get(id));
    return listItems(goods, refunded.get(id)?.lines);
  };
}

/** Units in the bag, without refunded ones. */
function listItems(lines: readonly OrderLineRecord[], back: OrderBack['lines'] | undefined) {
  return lines.flatMap(({ title, option_title: optionTitle, position, quantity }) => {
    const left = quantity - (back?.get(position)?.units ?? 0);
    return left > 0 ? [{ title, optionTitle, quantity: left }] : [];
  });
}

function shapeStop(row: StaffOrderRow): Omit<RoundStop, 'items' | 'needsProof'> {
  const { payment, payment_status: paymentStatus, total_tenge: total } = row;
  const sum = toCollect({ payment, paymentStatus, total });
  const status = row.status as RoundStop['status'];
  return {
    id: row.id,
    number: orderNumber(row.number),
    status,
    ...promisedTime(row),
    ...(status === 'delivered' ? whereNobody : whereTo(row)),
    toCollect: sum,
    payment: sum > 0 ? deliveryPaymentOf(row) : null,
  };
}

const nobody = { name: '', phone: null, doNotCall: false, comment: '' };
const nowhere = { region: '', place: null, line1: '', line2: '', landmark: '' };
const whereNobody = { ...nobody, ...nowhere };

/** A parcel that was brought back: no more is shown than of a delivered one. */
const handedIn = {
  ...{ status: 'not-delivered' as const, day: null, from: null, to: null, ...whereNobody },
  ...{ toCollect: 0, payment: null, needsProof: false, items: [] },
};

function whereTo({ address, gift, ...row }: StaffOrderRow) {
  const doNotCall = gift?.doNotCall ?? false;
  const phone = gift?.recipientMobile || address?.mobile || (gift ? '' : row.phone);
  return {
    name: gift?.recipientName || address?.fullname || (gift ? '' : `${row.name} ${row.surname}`.trim()),
    phone: doNotCall || phone === '' ? null : phone,
    doNotCall,
    comment: row.comment,
    region: address?.region ?? '',
    place: address?.placeTitle ?? row.asked_place,
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    landmark: address?.landmark ?? '',
  };
}
