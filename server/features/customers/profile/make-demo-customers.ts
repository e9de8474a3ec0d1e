import { customerSessionSeconds } from '#domain/session.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { insertDemoCustomers, insertDemoSessions } from './demo-customers.repo.ts';
import { later } from '#server/features/customers/sessions/open-session.ts';

const piece = 1000;

/**
 * Customers with a session each, for load tests of a demonstration. Their numbers begin at +99365000000, so that nobody
 * types one by accident; their access tokens last as long as the session, because a load test does not refresh.
 * @throws RangeError when no number is free
 */
export async function makeDemoCustomers(
  ctx: Pick<Context, 'db' | 'now' | 'newId' | 'newToken'>,
  count: number,
): Promise<{ username: string; token: string }[]> {
  return inTransaction(ctx.db, async (trx) => {
    const made: { username: string; token: string }[] = [];
    while (made.length < count) {
      const now = ctx.now();
      const customers = await insertDemoCustomers(trx, Math.min(piece, count - made.length), now);
      if (customers.length === 0) throw new RangeError('every number of the demonstration is taken');
      const sessions = customers.map(({ id, phone }) => ({
        customerId: id,
        username: phone,
        token: ctx.newToken(),
        sessionId: ctx.newId(),
        refresh: ctx.newToken(),
      }));
      await insertDemoSessions(
        trx,
        sessions.map(({ customerId, token, sessionId, refresh }) => ({
          id: sessionId,
          customer_id: customerId,
          access_hash: hashToken(token),
          access_expires_at: later(now, customerSessionSeconds),
          refresh_hash: hashToken(refresh),
          previous_refresh_hash: null,
          previous_access_hash: null,
          rotated_at: now,
          device: 'load test',
          created_at: now,
          last_seen_at: now,
          expires_at: later(now, customerSessionSeconds),
          revoked_at: null,
        })),
      );
      made.push(...sessions.map(({ username, token }) => ({ username, token })));
    }
    return made;
  });
}
