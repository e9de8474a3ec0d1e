import { addressBucket } from '#domain/otp.ts';
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
  /** Counts the event and writes a line, or counts it in one of the next lines. Without `from`, the current request is the origin. */
  note(event: SecurityEvent, facts?: SecurityFacts, from?: Origin): void;
  counts(): ReadonlyMap<SecurityEvent, number>;
  /** Writes what was counted and is not written yet. */
  close(): Promise<void>;
};

/** Events of one kind from one address in a minute that have a line each; the next ones share a line every three seconds. */
const singleLines = 30;
const minuteMs = 60_000;
const shareMs = 3_000;
/** Kinds and addresses that are told apart in a minute; those beyond it share the address `others`. */
const mostBursts = 1_000;

type SecurityRecord = {
  event: SecurityEvent;
  outcome: string;
  account?: string;
  address: string;
  requestId: string;
  /** Such events from this address in this minute, where they have no line each. */
  count?: number;
};
type Burst = { since: number; count: number; written: number; writtenAt: number; last: SecurityRecord };

/**
 * Security events in the log, marked by the field `security`; at level warn, so that no usual LOG_LEVEL hides them. One
 * caller leaves at most fifty lines of a kind in a minute, whatever it does: otherwise it could push everything else out
 * of a rotated log.
 */
export function createSecurityLog(log: Pick<Log, 'warn'>): SecurityLog {
  const counts = new Map<SecurityEvent, number>(securityEvents.map((event) => [event, 0]));
  const bursts = collectBursts((security) => log.warn({ reqId: security.requestId, security }, 'security'));
  return {
    counts: () => counts,
    note(event, { account, outcome = 'done' } = {}, from = whoAsks()) {
      counts.set(event, (counts.get(event) ?? 0) + 1);
      const { reqId: requestId = '', address = '' } = from ?? {};
      bursts.add({ event, outcome, ...(account ? { account } : {}), address, requestId });
    },
    close: async () => bursts.write(true),
  };
}

const hasUntold = ({ count, written }: Burst) => count > written;
const isOver = ({ since }: Burst) => performance.now() - since >= minuteMs;
const isDue = ({ writtenAt }: Burst) => performance.now() - writtenAt >= shareMs;

/** Decides which events get a line. @param write called for each line */
function collectBursts(write: (told: SecurityRecord) => void) {
  const bursts = new Map<string, Burst>();
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = 0;
  const schedule = () => (timer ??= setTimeout(writeDue, shareMs).unref());
  const tell = (burst: Burst) => {
    burst.written = burst.count;
    burst.writtenAt = performance.now();
    write(burst.count > singleLines ? { ...burst.last, count: burst.count } : burst.last);
  };

  /** Writes the shared lines that are due, and forgets the bursts that are over. */
  function writeDue(isAll = false): void {
    clearTimeout(timer);
    timer = undefined;
    lookedAt = performance.now();
    for (const [key, burst] of bursts) {
      if (hasUntold(burst) && (isAll || isOver(burst) || isDue(burst))) tell(burst);
      if (isOver(burst)) bursts.delete(key);
    }
    if (!isAll && bursts.values().some(hasUntold)) schedule();
  }

  return {
    write: writeDue,
    add(told: SecurityRecord): void {
      if (bursts.size >= mostBursts && performance.now() - lookedAt >= shareMs) writeDue();
      const [key, last] = placeOf(told, bursts);
      const found = bursts.get(key);
      if (found && isOver(found) && hasUntold(found)) tell(found);
      const burst = found && !isOver(found) ? found : newBurst(last);
      bursts.set(key, burst);
      burst.count += 1;
      burst.last = last;
      if (burst.count <= singleLines || isDue(burst)) tell(burst);
      else schedule();
    },
  };
}

const newBurst = (last: SecurityRecord): Burst => ({
  since: performance.now(),
  count: 0,
  written: 0,
  writtenAt: 0,
  last,
});

/** The burst that an event belongs to. */
function placeOf(told: SecurityRecord, bursts: ReadonlyMap<string, Burst>): [string, SecurityRecord] {
  const key = `${told.event} ${addressBucket(told.address)}`;
  if (bursts.has(key) || bursts.size < mostBursts) return [key, told];
  return [`${told.event} others`, { ...told, address: 'others' }];
}
