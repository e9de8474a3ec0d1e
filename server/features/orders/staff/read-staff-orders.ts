import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { mostRowLines } from '#contract/fulfilment/office-row-goods.ts';
import type { PageInfo } from '#contract/shared.ts';
import { blocksDispatch } from '#domain/additions.ts';
import { packedStatuses } from '#domain/parcel-photos/order-photos.ts';
import { isOpen as isOpenStatus, staffActions, seesContacts } from '#domain/staff-moves.ts';
import { mayTryAgain } from '#domain/delivery/delivery-attempts.ts';
import { endedStatuses, finishedStatuses, orderNumber } from '#domain/order.ts';
import { toCollect } from '#domain/payments/hand-in.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Db } from '#server/platform/db/db.ts';
import { pageOf, type Range } from '#server/platform/db/paging.ts';
import { pictureOf, readPictures } from '#server/features/media/read-pictures.ts';
import { promisedTime } from '#server/features/orders/shape-order.ts';
import type { OrdersFilter } from './orders-filter.read.ts';
import { type StaffOrderRow, findStaffRows } from './staff-lists.read.ts';

/** A page of orders as a role may see them. Packers can search and see contacts of open orders only. */
export async function readStaffOrders(
  db: Db,
  filter: OrdersFilter,
  range: Range,
  role: StaffRole,
): Promise<{ data: OfficeOrderRow[]; page: PageInfo }> {
  const { rows, total } = await findStaffRows(db, filter, range);
  const pictures = await readPictures(
    db,
    rows.map((row) => row.picture_id),
  );
  const data = rows.map((row) => ({
    ...shapeStaffRow(row, role),
    picture: pictureOf(row.picture_id, pictures),
  }));
  return { data, page: pageOf(range, total) };
}

/** A row of a list as a role may see it: without contacts and comment where the role does not see contacts. */
export function shapeStaffRow(row: StaffOrderRow, role: StaffRole): OfficeOrderRow {
  const isOpen = seesContacts(role, row.status);
  return {
    ...shapeStaffHead(row, role),
    total: row.total_tenge,
    itemsCount: row.items_count,
    ...shapeGoods(row),
    ...shapeMoney(row),
    recipient: isOpen ? row.gift?.recipientName || row.address?.fullname || fullName(row) : '',
    place: row.address?.placeTitle ?? (row.recipient_asks ? row.asked_place : null),
    delivery: {
      method: row.delivery_method,
      ...promisedTime(row),
    },
    isGift: row.gift !== null,
    recipientAsks: row.recipient_asks && row.address === null,
    comment: isOpen ? row.comment : '',
  };
}

/** Of an order that is over its goods as they were, otherwise what is left of them. */
function shapeGoods({ lines, gift, status }: StaffOrderRow) {
  const [first] = lines;
  const left = isOpenStatus(status) ? lines.filter(({ quantity }) => quantity > 0) : lines;
  return {
    firstItem: first ? { title: first.title, optionTitle: first.optionTitle ?? { tm: '', ru: '' } } : null,
    lines: left.slice(0, mostRowLines),
    moreLines: Math.max(left.length - mostRowLines, 0),
    ...(gift?.wrap ? { wrap: gift.wrap.title } : {}),
    hasCard: Boolean(gift?.message),
  };
}

function shapeMoney(row: StaffOrderRow): Pick<OfficeOrderRow, 'toCollect' | 'way'> {
  const { payment, payment_status: paymentStatus, total_tenge: total, status } = row;
  const isOver = endedStatuses.includes(status);
  const way = row.paid > 0 && row.paid_by ? row.paid_by : payment;
  return {
    toCollect: isOver ? 0 : toCollect({ payment, paymentStatus, total }),
    way: isByCertificate(row) ? 'CERTIFICATE' : way === 'ONLINE' ? 'CARD' : way,
  };
}

/** Certificates paid all of it. */
const isByCertificate = ({ certificate_tenge: certificates, total_tenge: total }: StaffOrderRow) =>
  certificates > 0 && total === 0;

/** Fields shared by a row and the whole order. @param refundable tenge, where known */
export function shapeStaffHead(row: StaffOrderRow, role: StaffRole, refundable?: number) {
  const { status, payment, payment_status: paymentStatus } = row;
  const isOpen = seesContacts(role, status);
  return {
    id: row.id,
    number: orderNumber(row.number),
    createdAt: row.created_at.toISOString(),
    status,
    paymentStatus,
    payment,
    ...shapePaidBy(row),
    bank: row.bank,
    source: row.source,
    customer: { id: row.customer_id, phone: isOpen ? row.phone : '', name: isOpen ? fullName(row) : '' },
    waitingSince: row.status_since.toISOString(),
    ...pickCourier(row),
    needsTime: row.promise_lost_at !== null && !finishedStatuses.includes(status),
    needsCall: row.needs_call,
    awaitsRecipient: row.awaits_recipient,
    ...shapeRecipientState(row),
    ...(isByCertificate(row) ? { byCertificate: true } : {}),
    ...shapePhotos(row, isOpen),
    ...shapeAdditions(row),
    actions: staffActions(
      {
        status,
        payment,
        paymentStatus,
        needsCall: row.needs_call,
        awaitsRecipient: row.awaits_recipient,
        ...{ isAddition: row.adds_to !== null, method: row.delivery_method },
        nothingLeft: row.nothing_left,
        isHeldUp: row.additions.some((addition) => blocksDispatch(addition.status)),
        mayTryAgain: mayBeTriedAgain(row),
        ...(refundable === undefined ? {} : { refundable }),
      },
      role,
    ),
  };
}

const pickCourier = ({ courier, courier_id: courierId }: StaffOrderRow) => ({ courier, courierId });

/** How an order was paid that was to be paid otherwise; null where it was paid as meant, or not yet. */
export const paidOtherwise = ({ paid, paid_by: way, payment }: StaffOrderRow) =>
  paid > 0 && way !== payment ? way : null;

function shapePaidBy(row: StaffOrderRow): Pick<OfficeOrderRow, 'paidBy'> {
  const paidBy = paidOtherwise(row);
  return paidBy ? { paidBy } : {};
}

/** The request of a finished order is closed some minutes later. */
function shapeRecipientState({ status, recipient_state: recipientState }: StaffOrderRow) {
  return recipientState && !finishedStatuses.includes(status) ? { recipientState } : {};
}

/** @param isOpen whether the role sees contacts: people write phone numbers into texts */
function shapePhotos(
  { status, photo_asked_until: until, photo_words: words }: StaffOrderRow,
  isOpen: boolean,
) {
  return {
    ...(until && status === 'preparing' ? { photoAskedUntil: until.toISOString() } : {}),
    ...(words && isOpen && packedStatuses.includes(status) ? { photoChange: words } : {}),
  };
}

/** What it has of its own: additions, or nothing any more. */
function shapeAdditions({ first_order: first, additions, nothing_left: isEmpty, status }: StaffOrderRow) {
  return {
    ...(isEmpty && isOpenStatus(status) ? { nothingLeft: true } : {}),
    addsTo: first && { ...first, number: orderNumber(first.number) },
    additions: additions.map((addition) => ({ ...addition, number: orderNumber(addition.number) })),
  };
}

function mayBeTriedAgain({ failed_attempts: failed, attempts_allowed: allowed }: StaffOrderRow): boolean {
  return mayTryAgain({ failed, allowed });
}

function fullName({ name, surname }: StaffOrderRow): string {
  return `${name} ${surname}`.trim();
}
