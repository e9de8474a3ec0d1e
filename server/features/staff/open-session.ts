import type { Me } from '#contract/staff/office.ts';
import { permissionsOf, phoneSessionSeconds, staffSessionSeconds, type StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { insertSession, type SessionKind, type StaffRecord } from './staff.repo.ts';

/** Data of a call about its browser. */
export type Browser = {
  ip: string;
  device: string;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; httpOnly: boolean }): void;
};

export const officeCookie = 'office';
export const phoneCookie = 'courier';

const kinds = {
  office: { cookie: officeCookie, seconds: staffSessionSeconds },
  phone: { cookie: phoneCookie, seconds: phoneSessionSeconds },
} as const satisfies Record<SessionKind, object>;

/** Begins a session: a random token in an HttpOnly cookie, its hash in the database. */
export async function openSession(
  db: Db | Trx,
  ctx: Pick<Context, 'now' | 'newId' | 'newToken'>,
  staff: StaffRecord,
  { kind = 'office', ...browser }: Browser & { kind?: SessionKind },
): Promise<void> {
  const { cookie, seconds } = kinds[kind];
  const token = ctx.newToken();
  const now = ctx.now();
  await insertSession(db, {
    id: ctx.newId(),
    kind,
    staff_id: staff.id,
    token_hash: hashToken(token),
    device: browser.device,
    ip: browser.ip,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + seconds * 1000),
    confirmed_until: null,
    revoked_at: null,
  });
  browser.setCookie(cookie, token, { maxAgeSeconds: seconds, httpOnly: true });
}

/** A member of staff as they see themselves. */
export function describeMe(
  staff: Pick<StaffRecord, 'login' | 'name' | 'role' | 'lang'> & { id: number },
  confirmedUntil: Date | null,
): Me {
  const role = staff.role as StaffRole;
  return {
    id: staff.id,
    login: staff.login,
    name: staff.name,
    role,
    lang: staff.lang as Me['lang'],
    permissions: permissionsOf(role),
    confirmedUntil: confirmedUntil?.toISOString() ?? null,
  };
}
