import type { Who } from '#domain/actor.ts';
import type { TimelineEvent } from '#domain/order.ts';
import {
  requestCan,
  type RequestMove,
  requestMoves,
  type RequestState,
  unansweredStates,
} from '#domain/gift-requests/request.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { insertRequestEvent, type RequestPatch, type RequestRow, updateRequestIf } from './requests.repo.ts';
import { setAwaits } from '#server/features/orders/core/order-waits.ts';

export type MoveBy = {
  move: RequestMove;
  actor: Who & ('customer' | 'staff' | 'system' | 'recipient');
  staffId?: number;
  at: Date;
  set?: RequestPatch;
};

/** What giver and staff see of it on the order's timeline: never the address. */
const events: Partial<Record<RequestState, TimelineEvent>> = {
  asked: 'gift-asked',
  opened: 'gift-opened',
  answered: 'gift-answered',
  declined: 'gift-declined',
  lapsed: 'gift-lapsed',
};

/**
 * Moves the request of an order, which the caller has locked, by its transition table: compare-and-set, a row of its
 * history, and an event of the order's timeline.
 * @throws Refusal `gift.too-late` when the table does not allow it
 */
export async function moveRequest(
  trx: Trx,
  { order, request }: { order: OrderRecord; request: RequestRow },
  { move, actor, at, staffId, set }: MoveBy,
): Promise<RequestRow> {
  if (!requestCan(move, request.state, actor)) throw new Refusal('gift.too-late');
  const state = requestMoves[move].to;
  if (!(await updateRequestIf(trx, request, { ...set, state }))) throw new Refusal('gift.too-late');
  await insertRequestEvent(trx, { orderId: order.id, at, from: request.state, to: state, actor });
  await setAwaits(trx, order.id, unansweredStates.includes(state));
  const event = events[state];
  if (event)
    await noteOnOrder(trx, order, {
      ...{ event, note: '', actor, at, isPublic: true },
      ...(staffId === undefined ? {} : { staffId }),
    });
  return { ...request, ...set, state } as RequestRow;
}
