import type { AnswerInput } from '#contract/gift-requests/shop.ts';
import type { Address } from './set-destination.ts';
import { mayAnswer } from '#domain/gift-requests/request.ts';
import { isEditable } from '#domain/staff-moves.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { readPlace } from '#server/features/delivery/addresses/read-destination.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { moveRequest } from './core/move-request.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockGift, mobileOf } from './lock-gift.ts';
import { setDestination } from './set-destination.ts';
import { type GiverContext, notifyGiver } from './notify-giver.ts';

type AnswerBy = { actor: 'recipient' } | { actor: 'staff'; staffId: number };

/**
 * The recipient says where and when, or staff enter what they said on the phone; changeable until it is prepared. The
 * giver is told the time, never the place; the difference of a cheaper zone's fee is refunded to them. Locks: order,
 * payment, certificate, slot.
 * @throws Refusal `order.not-found`, `gift.too-late`, and those of place and time
 */
export async function answerGift(
  ctx: GiverContext,
  trx: Trx,
  { orderId, input, by }: { orderId: string; input: AnswerInput; by: AnswerBy },
): Promise<void> {
  const at = ctx.now();
  const asked = await lockGift(trx, orderId);
  const { order, request } = asked;
  const isInTime = by.actor === 'staff' ? isEditable(order.status) : mayAnswer(request.state, order.status);
  if (!isInTime) throw new Refusal('gift.too-late');
  const { zone, address } = await readAnswered(trx, input, mobileOf(order));
  await setDestination(ctx, trx, { asked, zone, address, time: input.time });
  const move = by.actor === 'staff' ? 'answer-by-phone' : 'answer';
  const answered = { order: await lockOrder(trx, orderId), request };
  await moveRequest(trx, answered, {
    ...{ move, ...by, at },
    set: { answered_at: at, due_at: null },
  });
  const now = await lockOrder(trx, orderId);
  // Who changes only the address tells the giver nothing.
  if (request.state !== 'answered' || timeOf(now) !== timeOf(order))
    await notifyGiver(ctx, trx, { kind: 'gift-answered', order: now });
}

function timeOf({ delivery_day: day, delivery_from: from, delivery_to: to }: OrderRecord): string {
  return [day, from, to].join(' ');
}

async function readAnswered(trx: Trx, input: AnswerInput, mobile: string): Promise<Address> {
  const { zone, region, title: placeTitle } = await readPlace(trx, input.place);
  const { place } = input;
  const [line1, fullname] = [input.line1.trim(), input.fullname.trim()];
  if (line1 === '') throw new Refusal('request.invalid', { field: 'line1' });
  if (fullname === '') throw new Refusal('request.invalid', { field: 'fullname' });
  const [line2, landmark] = [input.line2?.trim(), input.landmark?.trim()];
  const more = { ...(line2 ? { line2 } : {}), ...(landmark ? { landmark } : {}) };
  return { zone, address: { fullname, mobile, region, place, placeTitle, line1, ...more } };
}
