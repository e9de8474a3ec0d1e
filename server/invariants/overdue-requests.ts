import { sql } from 'kysely';
import { isSmsHour } from '#domain/notifications/sms-hours.ts';
import { unansweredStates } from '#domain/gift-requests/request.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Breach } from './invariants.ts';

const graceMs = 60_000;

/**
 * I18: no unanswered gift request is overdue by more than a minute. Run it right after the task that handles due
 * requests: while jobs are stopped, requests wait without any error. Outside of the hours in which recipients may be
 * asked nothing counts as overdue.
 */
export async function findOverdueRequests(db: Db, now: Date): Promise<Breach[]> {
  const since = new Date(now.getTime() - graceMs);
  if (!isSmsHour(now) || !isSmsHour(since)) return [];
  const { rows } = await sql<{ what: string }>`
    select r.order_id || ' ' || r.state || ' since ' || r.due_at as what
    from gift_request r join shop_order o on o.id = r.order_id
    where r.state = any(${[...unansweredStates]}::text[]) and o.status in ('placed', 'confirmed')
      and r.due_at < ${since} order by r.due_at`.execute(db);
  return rows.map(({ what }) => ({ invariant: 'I18 no request is older than its term and a minute', what }));
}
