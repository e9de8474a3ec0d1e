/** Requests in the list of the office. */
import { sql } from 'kysely';
import type { OrderStatus } from '#domain/order.ts';
import { type RequestState, unansweredStates } from '#domain/gift-requests/request.ts';
import type { Db } from '#server/platform/db/db.ts';

export type OpenRequest = {
  id: string;
  number: number;
  status: OrderStatus;
  state: RequestState;
  word: string;
  name: string;
  mobile: string;
  asks: number;
  asked_at: Date | null;
  opened_at: Date | null;
  due_at: Date | null;
  created_at: Date;
};

/** Unanswered requests, the longest waiting first; or that of one order in any state. */
export async function findOpenRequests(
  db: Db,
  { id, limit }: { id?: string; limit: number },
): Promise<OpenRequest[]> {
  const which =
    id === undefined
      ? sql`r.state = any(${[...unansweredStates]}::text[]) and o.status in ('placed', 'confirmed')`
      : sql`r.order_id = ${id}`;
  const { rows } = await sql<OpenRequest>`
    select o.id, o.number, o.status, r.state, r.word, coalesce(o.gift->>'recipientName', '') as name,
      coalesce(o.gift->>'recipientMobile', '') as mobile, r.asks, r.asked_at, r.opened_at, r.due_at, r.created_at
    from gift_request r join shop_order o on o.id = r.order_id
    where ${which} order by r.created_at, o.number limit ${limit}`.execute(db);
  return rows;
}
