/** The request of an order as its giver sees it. */
import type { GiftRequest } from '#contract/gift-requests/request.ts';
import type { ThanksFile } from '#domain/gift-requests/thanks.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { type GiverAction, giverActionsOf } from '#domain/gift-requests/request.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { type FileKind, type FileRow, findFiles } from '#server/features/parcel-photos/core/private-files.ts';
import { findRequest, findThanks, type RequestRow, type ThanksRow } from './requests.repo.ts';

export { findAlternatives } from './alternatives.repo.ts';
export {
  findBars,
  findRequest,
  findRequestsToLookAt,
  findThanks,
  type RequestRow,
  type ThanksRow,
} from './requests.repo.ts';

/** As of `now`. Undefined for an order without a request. */
export async function readGiverRequest(
  db: Db | Trx,
  order: Pick<OrderRecord, 'id' | 'status' | 'gift' | PaidColumn>,
  now: Date,
): Promise<GiftRequest | undefined> {
  if (order.gift === null) return undefined;
  const request = await findRequest(db, order.id);
  if (!request) return undefined;
  const { state, due_at: dueAt } = request;
  return {
    state,
    dueAt: dueAt?.toISOString() ?? null,
    actions: decisionsOf(order, request, now),
    thanks: await readShownThanks(db, order.id),
    steps: stepsOf(request),
  };
}

type PaidColumn = 'payment' | 'payment_status' | 'total_tenge';

/** What the giver can do. */
export function decisionsOf(
  { status, payment, payment_status: paid, total_tenge: total }: Pick<OrderRecord, 'status' | PaidColumn>,
  { state, asks, is_extended: isExtended, latest_day: latestDay }: RequestRow,
  now: Date,
): GiverAction[] {
  const hasCardMoney = isPrepaid(payment) && total > 0 && !isUnpaid(paid) && paid !== 'refunded';
  return giverActionsOf({ state, asks, isExtended, latestDay, hasCardMoney }, status, now);
}

function stepsOf({ asked_at, opened_at, answered_at }: RequestRow): NonNullable<GiftRequest['steps']> {
  const steps = [
    { step: 'asked' as const, at: asked_at },
    { step: 'opened' as const, at: opened_at },
    { step: 'answered' as const, at: answered_at },
  ];
  return steps.flatMap(({ step, at }) => (at === null ? [] : [{ step, at: at.toISOString() }]));
}

/** Whether the giver sees the thanks: neither withdrawn by the recipient nor hidden by staff. */
export const isShown = ({ withdrawn_at, hidden_at }: ThanksRow): boolean =>
  withdrawn_at === null && hidden_at === null;

async function readShownThanks(db: Db | Trx, orderId: string): Promise<GiftRequest['thanks']> {
  const thanks = await findThanks(db, orderId);
  if (!thanks || !isShown(thanks)) return null;
  const files = await readThanksFiles(db, orderId);
  return {
    text: thanks.text,
    at: thanks.at.toISOString(),
    files: files.map(({ file }) => file),
    isReported: thanks.reported_at !== null,
  };
}

/** File kinds of thanks as stored. */
export const thanksKinds = { photo: 'thanks-photo' } as const satisfies Record<ThanksFile, FileKind>;

/** Files of the thanks that are not deleted. */
export async function readThanksFiles(
  db: Db | Trx,
  orderId: string,
): Promise<(FileRow & { file: ThanksFile })[]> {
  const rows = await findFiles(db, orderId, Object.values(thanksKinds));
  return rows.map((row) => ({ ...row, file: 'photo' }));
}

/** Whether the recipient of an order was ever asked by a link: then their address is hidden from the giver. */
export async function hasRequest(db: Db | Trx, orderId: string): Promise<boolean> {
  return (await findRequest(db, orderId)) !== undefined;
}
