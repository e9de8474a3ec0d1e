import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type SessionRecord = Selectable<Tables['session']>;

export async function insertSession(trx: Trx, row: Insertable<Tables['session']>): Promise<void> {
  await trx.insertInto('session').values(row).execute();
}

type CallingSession = Omit<
  SessionRecord,
  'refresh_hash' | 'previous_refresh_hash' | 'created_at' | 'device'
> & {
  blocked_at: Date | null;
  erased_at: Date | null;
};

/**
 * By the current access token, or by the one just replaced. Run at every signed-in call, so it is written in SQL:
 * building it with the query builder would cost more than running it (measured). The row contains the token's hash, so
 * that an answer delivered to the wrong caller identifies nobody.
 */
export async function findSessionByAccess(db: Db, hash: string): Promise<CallingSession | undefined> {
  const { rows } = await sql<CallingSession>`
    select s.id, s.customer_id, s.access_hash, s.previous_access_hash, s.access_expires_at, s.rotated_at, s.last_seen_at,
      s.expires_at, s.revoked_at, c.blocked_at, c.erased_at
    from session s join customer c on c.id = s.customer_id
    where s.access_hash = ${hash} or s.previous_access_hash = ${hash}`.execute(db);
  const [session] = rows;
  if (session && session.access_hash !== hash && session.previous_access_hash !== hash)
    throw new Error('the database answered with the session of somebody else');
  return session;
}

/** By the current refresh token or by the one just replaced; ended sessions included. */
export async function lockSessionByRefresh(trx: Trx, hash: string): Promise<SessionRecord | undefined> {
  return trx
    .selectFrom('session')
    .selectAll()
    .where((e) => e.or([e('refresh_hash', '=', hash), e('previous_refresh_hash', '=', hash)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Without a lock: for reading only, not for new tokens. */
export async function findSessionByRefresh(db: Db, hash: string) {
  return db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select(['session.expires_at', 'session.last_seen_at', 'session.revoked_at', 'customer_id'])
    .where('session.refresh_hash', '=', hash)
    .where('customer.blocked_at', 'is', null)
    .where('customer.erased_at', 'is', null)
    .executeTakeFirst();
}

/**
 * The session that had this refresh token earlier than its present and previous one: whoever sends it has probably
 * stolen it.
 */
export async function findSessionByOldRefresh(trx: Trx, hash: string) {
  return trx
    .selectFrom('session_old_refresh')
    .innerJoin('session', 'session.id', 'session_old_refresh.session_id')
    .select(['session.id', 'session.customer_id', 'session.revoked_at'])
    .where('session_old_refresh.refresh_hash', '=', hash)
    .executeTakeFirst();
}

/** Remembers a replaced token for as long as the session's row exists. */
export async function retainOldRefresh(trx: Trx, sessionId: string, hash: string): Promise<void> {
  await trx
    .insertInto('session_old_refresh')
    .values({ session_id: sessionId, refresh_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateSession(
  db: Db | Trx,
  id: string,
  set: Updateable<Tables['session']>,
): Promise<void> {
  await db.updateTable('session').set(set).where('id', '=', id).execute();
}

/** Sessions that are neither ended nor idle, the last used first; fifty at most. */
export async function listLiveSessions(db: Db, customerId: number, at: { now: Date; idleSince: Date }) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at.now)
    .where('last_seen_at', '>=', at.idleSince)
    .orderBy('last_seen_at', 'desc')
    .limit(50)
    .execute();
}

/** @returns how many active ones were revoked */
export async function revokeSessions(
  db: Db | Trx,
  which: { id?: string; customerId: number },
  now: Date,
): Promise<number> {
  let rows = db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('customer_id', '=', which.customerId)
    .where('revoked_at', 'is', null);
  if (which.id !== undefined) rows = rows.where('id', '=', which.id);
  return Number((await rows.executeTakeFirst()).numUpdatedRows);
}

/** Deletes codes, ended sessions, rate limit counters and known browsers, each kind older than its own moment. */
export async function deleteEndedBefore(
  db: Db,
  before: { challenges: Date; sessions: Date; counters: Date; devices: Date },
): Promise<void> {
  await db.deleteFrom('otp_challenge').where('created_at', '<', before.challenges).execute();
  await db
    .deleteFrom('session')
    .where((e) => e.or([e('expires_at', '<', before.sessions), e('revoked_at', '<', before.sessions)]))
    .execute();
  await db.deleteFrom('known_device').where('seen_at', '<', before.devices).execute();
  await db.deleteFrom('limit_counter').where('window_start', '<', before.counters).execute();
}
