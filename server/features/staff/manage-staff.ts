import type { Staff } from '#contract/staff/office.ts';
import type { PageInfo } from '#contract/shared.ts';
import {
  firstLinkSeconds,
  firstOwner,
  linkSeconds as usualLinkSeconds,
  type StaffRole,
} from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { pageOf, rangeOf } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AuditBy, recordAudit } from '#server/features/audit/record-audit.ts';
import { makeLink, type StaffLink } from './make-link.ts';
import {
  findStaffById,
  forgetDevices,
  insertStaff,
  listStaffRows,
  lockOwners,
  revokeOtherSessions,
  revokeSessions,
  type StaffRecord,
  updateStaff,
} from './staff.repo.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newToken' | 'secrets' | 'config'>;
type StaffChangeContext = Ctx & Pick<Context, 'security'>;

const uniqueViolation = '23505';

export async function listStaff(
  ctx: Pick<Context, 'db'>,
  query: { page?: number; page_size?: number },
): Promise<{ data: Staff[]; page: PageInfo }> {
  const range = rangeOf(query);
  const { rows, total } = await listStaffRows(ctx.db, range);
  return { data: rows.map((row) => describeStaff(row, row.seen)), page: pageOf(range, total) };
}

/** `lastSeenAt` is null here; only the list reads sessions. @throws Refusal `record.not-found` */
export async function showStaff(ctx: Pick<Context, 'db'>, id: number): Promise<Staff> {
  const row = await findStaffById(ctx.db, id);
  if (!row) throw new Refusal('record.not-found');
  return describeStaff(row, null);
}

/**
 * Creates an account without a password; its link is returned here only, once. Refuses `record.conflict` for a login
 * that is taken.
 */
export async function createStaff(
  ctx: Ctx,
  input: { login: string; name: string; role: StaffRole },
  by: AuditBy,
  linkSeconds?: number,
): Promise<{ data: Staff; link: StaffLink }> {
  try {
    return await inTransaction(ctx.db, async (trx) => {
      const row = await insertStaff(trx, { ...input, created_at: ctx.now() });
      const link = await makeLink(trx, ctx, row.id, linkSeconds);
      await recordAudit(trx, ctx, by, {
        action: 'create',
        subject: 'staff',
        subjectId: row.id,
        after: input,
      });
      return { data: describeStaff(row, null), link };
    });
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw new Refusal('record.conflict', { field: 'login' });
    throw error;
  }
}

/**
 * Changes name and role, blocks and unblocks. Whoever is blocked or changes role is signed out.
 * @throws Refusal `record.not-found`, `record.in-use` for the last owner who is set up and not blocked
 */
export async function changeStaff(
  ctx: StaffChangeContext,
  id: number,
  input: { name?: string; role?: StaffRole; isBlocked?: boolean },
  by: AuditBy,
): Promise<Staff> {
  const changed = await inTransaction(ctx.db, async (trx) => {
    // An account whose link was never used cannot sign in, so it does not count as an owner.
    const owners = (await lockOwners(trx)).filter(
      ({ blocked_at, password_hash }) => blocked_at === null && password_hash !== null,
    );
    const before = await findStaffById(trx, id);
    if (!before) throw new Refusal('record.not-found');
    const losesOwner = (input.role !== undefined && input.role !== 'owner') || input.isBlocked === true;
    if (losesOwner && owners.length === 1 && owners[0]?.id === id) throw new Refusal('record.in-use');
    const blocked = input.isBlocked === undefined ? {} : { blocked_at: input.isBlocked ? ctx.now() : null };
    const after = await updateStaff(trx, id, {
      name: input.name ?? before.name,
      role: input.role ?? before.role,
      ...blocked,
    });
    if (input.isBlocked || after.role !== before.role) await revokeSessions(trx, id, ctx.now());
    if (input.isBlocked) await forgetDevices(trx, id);
    await recordAudit(trx, ctx, by, {
      action: 'change',
      subject: 'staff',
      subjectId: id,
      before: describeStaff(before, null),
      after: describeStaff(after, null),
    });
    return describeStaff(after, null);
  });
  if (input.isBlocked) ctx.security.note('staff.blocked', { account: `staff:${id}` });
  return changed;
}

/**
 * A new link for somebody who lost password or phone. Sessions end at once, because a stolen phone may have one (except
 * the session that makes the call); password and authenticator stay valid until the link is used.
 */
export async function replaceLink(
  ctx: Ctx,
  id: number,
  by: AuditBy,
  linkSeconds?: number,
): Promise<StaffLink> {
  return inTransaction(ctx.db, async (trx) => {
    if (!(await findStaffById(trx, id))) throw new Refusal('record.not-found');
    const link = await makeLink(trx, ctx, id, linkSeconds);
    await revokeOtherSessions(trx, { staffId: id, now: ctx.now(), but: by.actor?.sessionId ?? '' });
    await forgetDevices(trx, id);
    await recordAudit(trx, ctx, by, { action: 'renew-link', subject: 'staff', subjectId: id });
    return link;
  });
}

/** Ends every session of another member of staff. */
export async function signOutColleague(ctx: Ctx, id: number, by: AuditBy): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    if (!(await findStaffById(trx, id))) throw new Refusal('record.not-found');
    await revokeSessions(trx, id, ctx.now());
    await forgetDevices(trx, id);
    await recordAudit(trx, ctx, by, { action: 'sign-out-elsewhere', subject: 'staff', subjectId: id });
  });
}

/**
 * At the first start of a shop: creates an owner and the link to set the account up. Until somebody has set an account
 * up, every start makes a new link for the first owner, because the earlier one may be lost. It is valid for an hour,
 * since it is written to the log; in a demonstration, which listens on loopback only, for the usual time. Undefined
 * once an account is set up.
 */
export async function openFirstAccount(ctx: Ctx): Promise<StaffLink | undefined> {
  const by = { actor: undefined, ip: '', requestId: 'first-start' };
  const { rows } = await listStaffRows(ctx.db, { size: 60, offset: 0 });
  if (rows.some(({ password_hash }) => password_hash !== null)) return undefined;
  const owner = rows.find(({ role, blocked_at }) => role === 'owner' && blocked_at === null);
  const seconds = ctx.config.mode === 'demo' ? usualLinkSeconds : firstLinkSeconds;
  if (owner) return replaceLink(ctx, owner.id, by, seconds);
  try {
    return (await createStaff(ctx, firstOwner, by, seconds)).link;
  } catch (error) {
    // Another node that starts at the same time was first; that one logs the link.
    if (error instanceof Refusal && error.code === 'record.conflict') return undefined;
    throw error;
  }
}

function describeStaff(row: StaffRecord, seen: Date | null): Staff {
  return {
    id: row.id,
    login: row.login,
    name: row.name,
    role: row.role as StaffRole,
    isBlocked: row.blocked_at !== null,
    isSetUp: row.password_hash !== null,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: seen?.toISOString() ?? null,
  };
}
