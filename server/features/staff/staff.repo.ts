import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type StaffRecord = Selectable<Tables['staff']>;
/** A browser with access to the office, or a courier's phone, without it. */
export type SessionKind = 'office' | 'phone';

export async function findStaffByLogin(db: Db | Trx, login: string): Promise<StaffRecord | undefined> {
  return db.selectFrom('staff').selectAll().where('login', '=', login).executeTakeFirst();
}

export async function findStaffById(db: Db | Trx, id: number): Promise<StaffRecord | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

async function countStaff(db: Db): Promise<number> {
  return (
    await db
      .selectFrom('staff')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
}

/** Locks every owner, so that two of them cannot demote each other at once. */
export async function lockOwners(trx: Trx): Promise<StaffRecord[]> {
  return trx.selectFrom('staff').selectAll().where('role', '=', 'owner').orderBy('id').forUpdate().execute();
}

export async function listStaffRows(db: Db, page: { size: number; offset: number }) {
  const seen = db
    .selectFrom('staff_session')
    .select(['staff_id'])
    .select((e) => e.fn.max('last_seen_at').as('seen'))
    .groupBy('staff_id')
    .as('seen');
  const [rows, total] = await Promise.all([
    db
      .selectFrom('staff')
      .leftJoin(seen, 'seen.staff_id', 'staff.id')
      .selectAll('staff')
      .select('seen.seen')
      .orderBy('staff.id')
      .limit(page.size)
      .offset(page.offset)
      .execute(),
    countStaff(db),
  ]);
  return { rows, total };
}

export async function insertStaff(trx: Trx, row: Insertable<Tables['staff']>): Promise<StaffRecord> {
  return trx.insertInto('staff').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateStaff(
  trx: Db | Trx,
  id: number,
  set: Updateable<Tables['staff']>,
): Promise<StaffRecord> {
  return trx.updateTable('staff').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Accepts a time step of the authenticator once: of concurrent calls one gets true. */
export async function takeTotpStep(db: Db | Trx, id: number, step: number): Promise<boolean> {
  const done = await db
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** The former codes become invalid, used or not. */
export async function replaceRecoveryCodes(trx: Trx, staffId: number, hashes: string[]): Promise<void> {
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await trx
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ code_hash, staff_id: staffId })))
    .execute();
}

/** Uses one code up; true for one of concurrent calls. @param hashes of all spellings of what was typed */
export async function spendRecoveryCode(
  db: Db | Trx,
  { staffId, hashes, now }: { staffId: number; hashes: readonly string[]; now: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('code_hash', 'in', hashes)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Inserts a link to set an account up; an earlier link of the account ends. */
export async function insertLink(
  trx: Trx,
  link: { token_hash: string; staff_id: number; totp_secret: string; expires_at: Date; created_at: Date },
): Promise<void> {
  // A new link ends earlier ones.
  await trx
    .updateTable('staff_link')
    .set({ used_at: link.created_at })
    .where('staff_id', '=', link.staff_id)
    .where('used_at', 'is', null)
    .execute();
  await trx.insertInto('staff_link').values(link).execute();
}

/** A link that is neither used nor expired, of an account that is not blocked. */
export async function findSetupLink(db: Db | Trx, hash: string, now: Date) {
  return db
    .selectFrom('staff_link')
    .innerJoin('staff', 'staff.id', 'staff_link.staff_id')
    .select(['staff_link.staff_id', 'staff_link.totp_secret', 'login', 'name', 'password_hash'])
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('staff.blocked_at', 'is', null)
    .executeTakeFirst();
}

/** True for the one call that used it up. */
export async function spendLink(trx: Trx, hash: string, now: Date): Promise<boolean> {
  const done = await trx
    .updateTable('staff_link')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function insertSession(trx: Db | Trx, row: Insertable<Tables['staff_session']>): Promise<void> {
  await trx.insertInto('staff_session').values(row).execute();
}

/** By the hash of its token, also when it has ended or its account is blocked: the caller decides. */
export async function findSession(db: Db, kind: SessionKind, tokenHash: string) {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      'staff_session.id',
      'staff_id',
      'last_seen_at',
      'expires_at',
      'confirmed_until',
      'revoked_at',
      'staff.login',
      'staff.name',
      'staff.role',
      'staff.lang',
      'staff.blocked_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

export async function updateSession(
  db: Db | Trx,
  id: string,
  set: Updateable<Tables['staff_session']>,
): Promise<void> {
  await db.updateTable('staff_session').set(set).where('id', '=', id).execute();
}

/** Until when a session may make sensitive changes, or null. */
export async function findConfirmation(db: Db | Trx, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('staff_session')
    .select('confirmed_until')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.confirmed_until ?? null;
}

/** True for the one call that ended it. */
export async function endSession(trx: Trx, id: string, now: Date): Promise<boolean> {
  const done = await trx
    .updateTable('staff_session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Ends all sessions of a person, the caller's own included. */
export async function revokeSessions(trx: Db | Trx, staffId: number, now: Date): Promise<void> {
  await revokeOtherSessions(trx, { staffId, now, but: '' });
}

/** Ends the sessions of a person, except the present one. */
export async function revokeOtherSessions(
  trx: Db | Trx,
  { staffId, now, but }: { staffId: number; now: Date; but: string },
): Promise<void> {
  await trx
    .updateTable('staff_session')
    .set({ revoked_at: now })
    .where('staff_id', '=', staffId)
    .where('id', '<>', but)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function findDeviceOf(db: Db, login: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_device')
    .innerJoin('staff', 'staff.id', 'staff_device.staff_id')
    .select('staff.id')
    .where('staff.login', '=', login)
    .where('staff.blocked_at', 'is', null)
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves a device; those of this person that were not seen since `forgetBefore` are deleted. */
export async function saveDevice(
  trx: Trx,
  device: Tables['staff_device'],
  forgetBefore: Date,
): Promise<void> {
  await trx
    .deleteFrom('staff_device')
    .where('staff_id', '=', device.staff_id)
    .where('seen_at', '<', forgetBefore)
    .execute();
  await trx
    .insertInto('staff_device')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'device_hash']).doUpdateSet({ seen_at: device.seen_at }),
    )
    .execute();
}

/** Deletes all known browsers of a member of staff. */
export async function forgetDevices(trx: Trx, staffId: number): Promise<void> {
  await trx.deleteFrom('staff_device').where('staff_id', '=', staffId).execute();
}
