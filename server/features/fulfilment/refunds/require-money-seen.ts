import type { StaffRole } from '#domain/staff.ts';
import { seesContacts } from '#domain/staff-moves.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { readMoneyVersion, sumBackSince } from '#server/features/ledger/ledger.read.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readNamedRefunds } from '#server/features/payments/payments.read.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** @param seen `money.version` of the order as it was read; undefined: not compared */
type MoneyLock = { seen: number | undefined; by: By };

/**
 * Two clerks, one complaint: who has not seen the other's refund is told of it instead of giving money back again. The
 * order stays locked.
 * @throws Refusal `order.not-found`; `record.conflict` when the money has moved since, with what went back, by whom and why
 */
export async function requireMoneySeen(trx: Trx, orderId: string, { seen, by }: MoneyLock): Promise<void> {
  if (seen === undefined) return;
  await lockOrder(trx, orderId);
  if ((await readMoneyVersion(trx, orderId)) !== seen)
    throw new Refusal('record.conflict', { data: await tellSince(trx, orderId, { seen, by }) });
}

/** What went back since, in tenge, and the newest words about it. */
async function tellSince(trx: Trx, orderId: string, { seen = 0, by }: MoneyLock) {
  const { status } = await lockOrder(trx, orderId);
  const version = await readMoneyVersion(trx, orderId);
  const amount = await sumBackSince(trx, orderId, seen);
  const [newest] = await readNamedRefunds(trx, orderId);
  if (!newest || amount === 0) return { version };
  const note = seesContacts(by.actor.role as StaffRole, status) ? newest.note : '';
  const at = newest.created_at.toISOString();
  return { version, refund: { amount, staff: newest.staff ?? '', note, at } };
}
