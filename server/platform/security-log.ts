import type { Log } from './log.ts';
import { whoAsks } from './request-scope.ts';

/** The closed list of security events. deploy/alerts.yaml names no others. */
export const securityEvents = [
  'staff.sign-in-refused',
  'staff.code-refused',
  'staff.link-used',
  'staff.link-invalid',
  'staff.blocked',
  'customer.blocked',
  'customer.erased',
  'session.replayed',
  'rights.refused',
  'limit.reached',
  'codes.shop-limit',
  'certificates.guessed',
  'challenge.invalid',
  'callback.forged',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export type SecurityFacts = {
  /** `staff:3`, `customer:17`, or a masked login or phone number (domain/mask.ts); never a secret. */
  account?: string | undefined;
  /** The code of the refusal, or `done`. */
  outcome?: string;
};
/** Where a request came from. */
export type Origin = { reqId: string; address: string };

export type SecurityLog = {
  /** Writes one line and counts the event. Without `from`, the current request is the origin. */
  note(event: SecurityEvent, facts?: SecurityFacts, from?: Origin): void;
  counts(): ReadonlyMap<SecurityEvent, number>;
};

/** One log line per event, marked by its field `security`; at level warn, so that no usual LOG_LEVEL hides it. */
export function createSecurityLog(log: Pick<Log, 'warn'>): SecurityLog {
  const counts = new Map<SecurityEvent, number>(securityEvents.map((event) => [event, 0]));
  return {
    counts: () => counts,
    note(event, { account, outcome = 'done' } = {}, from = whoAsks()) {
      counts.set(event, (counts.get(event) ?? 0) + 1);
      const { reqId = '', address = '' } = from ?? {};
      const told = { event, outcome, ...(account ? { account } : {}), address, requestId: reqId };
      log.warn({ reqId, security: told }, 'security');
    },
  };
}
