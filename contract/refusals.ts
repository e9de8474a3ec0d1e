import { type ErrorCode, generalErrors } from './errors.ts';
import { confirmedPermissions } from '#domain/staff.ts';
import { keepsAnswers, type RouteSpec } from './route.ts';

const byAccess: Record<RouteSpec['access'], readonly ErrorCode[]> = {
  anyone: [],
  customer: ['session.missing', 'session.expired', 'session.revoked', 'customer.blocked'],
  cookie: ['session.missing', 'session.expired', 'session.revoked', 'customer.blocked', 'xsrf.missing'],
  link: ['link.not-found'],
  staff: ['staff.signed-out', 'staff.not-allowed', 'xsrf.missing'],
  courier: ['staff.signed-out', 'staff.not-allowed', 'courier.phone-revoked', 'xsrf.missing'],
};
const byKey = ['idempotency.missing', 'idempotency.mismatch', 'idempotency.busy'] as const;

/** Every refusal that a route may give: its own, those of its audience, those of a repeated call, and the general ones. */
export function refusalsOf(key: string, spec: RouteSpec): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...(spec.refuses ?? []),
      ...byAccess[spec.access],
      ...(wantsConfirmation(key, spec) ? (['staff.confirm-needed'] as const) : []),
      ...(keepsAnswers(key, spec) ? byKey : []),
      ...generalErrors,
    ]),
  ];
}

/** Sensitive changes ask for a fresh code; looking does not. */
function wantsConfirmation(key: string, { permission }: RouteSpec): boolean {
  return permission !== undefined && confirmedPermissions.includes(permission) && !key.startsWith('GET ');
}
