/** What the giver can do about a request: enter the address, prolong it, send the SMS again, cancel. */
import type { Lang } from '#contract/shared.ts';
import type { GiverAction } from '#domain/gift-requests/request.ts';
import { cancelOrder } from '#server/features/checkout/cancel-order.ts';
import { invalidateListings } from '#server/features/checkout/invalidate-listings.ts';
import type { PlacedOrder } from '#server/features/checkout/placing.ts';
import { readDestination } from '#server/features/delivery/addresses/read-destination.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readOwnOrder } from '#server/features/orders/core/orders.read.ts';
import { showOrder } from '#server/features/orders/show-order.ts';
import { moveRequest } from './core/move-request.ts';
import { decisionsOf } from './core/requests.read.ts';
import { isEveryRefundBooked } from '#server/features/payments/refunds/book-bank-refund.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askAnew, extendRequest } from './ask-recipient.ts';
import { type AskedOrder, lockGift } from './lock-gift.ts';
import type { RequestContext } from './run-requests.ts';
import { setDestination } from './set-destination.ts';
import { takeCertificate } from './take-certificate.ts';

type Giver = { customerId: number; lang: Lang };
export type Decision =
  | { action: 'address'; address: number; time: string }
  | { action: 'extend' }
  | { action: 'resend'; mobile?: string | undefined }
  | { action: 'certificate' }
  | { action: 'give-up' };

const done: Record<GiverAction, Record<Lang, string>> = {
  address: { tm: 'Salgy we wagt bellendi', ru: 'Адрес и время назначены' },
  extend: { tm: 'Ýene üç gün garaşarys', ru: 'Подождём ещё три дня' },
  resend: { tm: 'SMS täzeden iberilýär', ru: 'Отправляем SMS ещё раз' },
  certificate: { tm: 'Sertifikatyň kody SMS bilen iberilýär', ru: 'Отправляем код сертификата по SMS' },
  'give-up': { tm: 'Sargydyňyz ýatyryldy', ru: 'Заказ отменён' },
};

/**
 * @throws Refusal `order.not-found`, also for somebody else's; `gift.too-late` when it is not allowed now;
 * `server.busy` when a certificate needs an answer of the bank; and those of place, time and number
 */
export async function decideRequest(
  ctx: RequestContext,
  giver: Giver,
  { id, ...decision }: Decision & { id: string },
): Promise<PlacedOrder> {
  await readOwnOrder(ctx.db, giver.customerId, id);
  const message = done[decision.action][giver.lang];
  if (decision.action === 'give-up' || decision.action === 'certificate')
    await inTransaction(ctx.db, async (trx) =>
      requireMay(await lockGift(trx, id), decision.action, ctx.now()),
    );
  if (decision.action === 'give-up') return { ...(await cancelOrder(ctx, giver, id)), message };
  // Money that was refunded at the bank without the shop must not be given a second time.
  if (decision.action === 'certificate' && !(await isEveryRefundBooked(ctx, id)))
    throw new Refusal('gift.too-late');
  const { data, freed } = await inTransaction(ctx.db, async (trx) => {
    const freed = await act(ctx, trx, { asked: await lockGift(trx, id), giver, decision });
    return { data: await showOrder(trx, { customerId: giver.customerId, id, now: ctx.now() }), freed };
  });
  if (freed) await invalidateListings(ctx, freed);
  return { data, message };
}

type DecisionInput = { asked: AskedOrder; giver: Giver; decision: Exclude<Decision, { action: 'give-up' }> };

/** @returns options that are back in stock, when the order has ended */
async function act(
  ctx: RequestContext,
  trx: Trx,
  { asked, giver, decision }: DecisionInput,
): Promise<number[] | void> {
  // To another number it is not a second SMS to the same one.
  const isCorrected = decision.action === 'resend' && decision.mobile !== undefined;
  if (!isCorrected) requireMay(asked, decision.action, ctx.now());
  if (decision.action === 'certificate') return takeCertificate(ctx, trx, asked.order);
  if (decision.action === 'extend') return extendRequest(ctx, trx, asked);
  if (decision.action === 'resend')
    return askAnew(ctx, trx, { asked, actor: 'customer', mobile: decision.mobile });
  const at = ctx.now();
  const { zone, address } = await readDestination(trx, giver.customerId, decision.address);
  if (!address) throw new Refusal('address.not-found', { field: 'address' });
  const { id } = asked.order;
  const also = { recipient_asks: false, asked_place: null };
  await setDestination(ctx, trx, { asked, zone, address, time: decision.time, also });
  const named = { ...asked, order: await lockOrder(trx, id) };
  const set = { due_at: null };
  await moveRequest(trx, named, { move: 'take-over', actor: 'customer', at, set });
}

function requireMay({ order, request }: AskedOrder, action: GiverAction, now: Date): void {
  if (!decisionsOf(order, request, now).includes(action)) throw new Refusal('gift.too-late');
}
