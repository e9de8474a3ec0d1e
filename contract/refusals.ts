import { type ErrorCode, generalErrors } from './errors.ts';
import { confirmedPermissions } from '#domain/staff.ts';
import { keepsAnswers, type RouteSpec } from './route.ts';
import { savesForm } from './seen.ts';

const byAccess: Record<RouteSpec['access'], readonly ErrorCode[]> = {
  anyone: [],
  customer: ['session.missing', 'session.expired', 'session.revoked', 'customer.blocked'],
  cookie: ['session.missing', 'session.expired', 'session.revoked', 'customer.blocked', 'xsrf.missing'],
  link: ['link.not-found'],
  staff: ['staff.signed-out', 'staff.not-allowed', 'xsrf.missing'],
  courier: ['staff.signed-out', 'staff.not-allowed', 'courier.phone-revoked', 'xsrf.missing'],
};
export const byKey = ['idempotency.missing', 'idempotency.mismatch', 'idempotency.busy'] as const;

/** All refusals of a route: its own, those of its kind of access, those of idempotency keys, and the general ones. */
export function refusalsOf(key: string, spec: RouteSpec): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...(spec.refuses ?? []),
      ...byAccess[spec.access],
      ...(wantsConfirmation(key, spec) ? (['staff.confirm-needed'] as const) : []),
      ...(savesForm(key, spec) ? (['record.conflict'] as const) : []),
      ...(keepsAnswers(key, spec) ? byKey : []),
      ...generalErrors,
    ]),
  ];
}

/** Changes with a sensitive permission need a fresh code; reading does not. */
function wantsConfirmation(key: string, { permission }: RouteSpec): boolean {
  return permission !== undefined && confirmedPermissions.includes(permission) && !key.startsWith('GET ');
}
