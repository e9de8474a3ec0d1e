/** Where the request of an order stands, as its giver sees it. */
import type { GiftRequest } from '#contract/recipients/request.ts';
import { giverActionsOf } from '#domain/recipients/request.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { OrderRecord } from '../order-record.ts';
import { findRequest, findThanks } from './requests.repo.ts';

export { findAlternatives, findSwapBack } from './alternatives.repo.ts';
export { findRequest, findRequestsToLookAt, findThanks, type RequestRow } from './requests.repo.ts';

/** Undefined for an order that has none. */
export async function readGiverRequest(
  db: Db | Trx,
  order: Pick<OrderRecord, 'id' | 'status' | 'gift'>,
): Promise<GiftRequest | undefined> {
  if (order.gift === null) return undefined;
  const request = await findRequest(db, order.id);
  if (!request) return undefined;
  const { state, asks, due_at: dueAt, is_extended: isExtended } = request;
  const thanks = await findThanks(db, order.id);
  const isShown = thanks !== undefined && thanks.withdrawn_at === null && thanks.hidden_at === null;
  return {
    state,
    dueAt: dueAt?.toISOString() ?? null,
    actions: giverActionsOf({ state, asks, isExtended }, order.status),
    thanks: isShown ? { text: thanks.text, at: thanks.at.toISOString() } : null,
  };
}

/** Whether the recipient of an order was ever asked by a link: then where they live is theirs. */
export async function hasRequest(db: Db | Trx, orderId: string): Promise<boolean> {
  return (await findRequest(db, orderId)) !== undefined;
}
