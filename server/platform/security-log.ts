import type { Log } from './log.ts';
import { whoAsks } from './request-scope.ts';

/** Everything that is worth a security record: the closed list. deploy/alerts.yaml names no others. */
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
  /** Writes one line and counts it. Without `from`, the request that is being worked on is meant. */
  note(event: SecurityEvent, facts?: SecurityFacts, from?: Origin): void;
  counts(): ReadonlyMap<SecurityEvent, number>;
};

/** One line an event, apart from all others by its field `security`; a warning, so that no usual LOG_LEVEL hides it. */
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
