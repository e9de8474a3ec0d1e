/** A courier's cash: the balance, the courier's own count, and today's hand-ins. */
import type { courierDeeds } from '#contract/couriers/office.ts';
import type { Round } from '#contract/couriers/office-couriers.ts';
import type { ReplyOf } from '#contract/route.ts';
import { isOwnCountGood } from '#domain/payments/hand-in.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { countPurse } from './core/purse.ts';
import { findLastHandIn, readBalance } from './core/purse.read.ts';
import { findOwnCount, type OwnCount } from './core/purse.read.ts';
import type { Db } from '#server/platform/db/db.ts';

type HandInReply = ReplyOf<(typeof courierDeeds)['POST /api/courier/hand-in/']>['data'];

/** @throws Refusal `record.conflict` when the balance has changed, or there is nothing to hand in */
export async function countHandIn(
  ctx: OfficeContext,
  input: { expected: number; counted: number },
  by: By,
): Promise<HandInReply> {
  const { staffId: id } = by.actor;
  return withAudit(ctx, by, { action: 'count-hand-in', subject: 'staff' }, async (trx) => {
    const count = await countPurse(trx, id, { ...input, at: ctx.now() });
    const { expected, counted, at } = count;
    const result = { expected, counted, difference: counted - expected, at: at.toISOString() };
    return { id, after: input, result };
  });
}

/** @param from the beginning of the day */
export async function showPurse(
  db: Db,
  courierId: number,
  from: Date,
): Promise<Pick<Round, 'balance' | 'ownCount' | 'handedIn'>> {
  const [balance, own, last] = await Promise.all([
    readBalance(db, { courierId, courier: '' }),
    findOwnCount(db, courierId),
    findLastHandIn(db, courierId, from),
  ]);
  const handedIn = last && {
    counted: last.counted,
    difference: last.difference,
    at: last.at.toISOString(),
  };
  return { balance, ...(own ? shapeOwnCount(own, balance) : {}), ...(handedIn ? { handedIn } : {}) };
}

/** A count against another balance is ignored. */
export function shapeOwnCount(own: OwnCount, balance: number): Pick<Round, 'ownCount'> {
  const { counted, at } = own;
  return isOwnCountGood(own, balance) ? { ownCount: { counted, at: at.toISOString() } } : {};
}
