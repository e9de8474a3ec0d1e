/** What one member of staff may put into certificates in a day before a second one must agree. */
import { dayOf } from '#domain/delivery/calendar.ts';
import { needsSecond } from '#domain/certificates/certificate.ts';
import type { Context } from '#server/context.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { requireSecond, type Second } from '#server/features/staff/second-person.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addAlone, readAlone } from './given-alone.repo.ts';

type Clock = Pick<Context, 'now'>;
/** `isPaid`: sold, not given: what was taken for it is in the till, and nothing adds up. */
type GrantedSum = { tenge: number; isPaid?: boolean; second: Second | null | undefined; by: By };

const ownDay = ({ now }: Clock, { actor }: By) => ({ staffId: actor.staffId, day: dayOf(now()) });

/** Locks a person's sum of today: after an order, before a certificate, so that no two wait for each other. */
export async function lockAlone(trx: Trx, ctx: Clock, by: By): Promise<void> {
  await addAlone(trx, ownDay(ctx, by), 0);
}

/**
 * Counts what a person puts into certificates alone: issued ones, balances under a new code or with a later end, goodwill.
 * What a second person agrees to is not counted.
 * @returns the second person's name, for the audit log
 * @throws Refusal `request.invalid` when the day's sum wants a second person; `staff.wrong-credentials`
 */
export async function agreeOnValue(
  trx: Trx,
  ctx: Clock & Pick<Context, 'secrets'>,
  { tenge, isPaid = false, second, by }: GrantedSum,
): Promise<string | undefined> {
  if (second) return requireSecond(trx, ctx, { ...second, permission: 'certificates.write', by });
  const alone = isPaid ? tenge : await addAlone(trx, ownDay(ctx, by), tenge);
  if (needsSecond(alone)) throw new Refusal('request.invalid', { field: 'second.login' });
  return undefined;
}

/** What a person has put into certificates alone today. */
export async function readOwnSum(db: Db, ctx: Clock, by: By): Promise<number> {
  const { day, staffId } = ownDay(ctx, by);
  return (await readAlone(db, day, staffId))[0]?.tenge ?? 0;
}
