/** Moves the cash balance of a typed name to the account of that courier. */
import { joinNotes } from '#domain/payments/hand-in.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { bookHandIn } from '#server/features/orders/staff/book-hand-in.ts';
import { readBalance } from '#server/features/orders/staff/couriers.read.ts';
import { readCourierName } from './assign-courier.ts';

type Input = { courier: string; courierId: number; expected: number };

/**
 * Books a hand-in by the name and a payout to the account, at the same time; the takings themselves do not change.
 * @param input.expected tenge, the balance of the name as it was seen
 * @returns the courier's new balance
 * @throws Refusal `courier.not-found`, `record.conflict` when the balance has changed, or is zero
 */
export async function joinBalance(
  ctx: OfficeContext,
  { courier: name, courierId, expected }: Input,
  by: By,
): Promise<{ balance: number }> {
  return withAudit(ctx, by, { action: 'join-balance', subject: 'staff' }, async (trx) => {
    const courier = await readCourierName(trx, courierId);
    const who = { difference: 0, staffId: by.actor.staffId, at: ctx.now() };
    const from = { courierId: null, courier: name };
    await bookHandIn(trx, from, { ...who, expected, counted: expected, note: joinNotes.to(courier) });
    const to = { courierId, courier };
    const before = await readBalance(trx, to);
    await bookHandIn(trx, to, { ...who, expected: before, counted: -expected, note: joinNotes.from(name) });
    const balance = before + expected;
    return {
      id: courierId,
      before: { courier: name, counted: expected },
      after: { courier, counted: -expected },
      result: { balance },
    };
  });
}
