/** Moves the cash that stands under a typed name to the account of the courier who has it. */
import { joinNotes } from '#domain/payments/hand-in.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { bookHandIn } from '#server/features/orders/staff/book-hand-in.ts';
import { readBalance } from '#server/features/orders/staff/couriers.read.ts';
import { readCourierName } from './assign-courier.ts';

type Input = { courier: string; courierId: number; expected: number };

/**
 * The name hands everything in and the till pays it out to the courier, at one moment: what was taken stays as it was written.
 * @param input.expected tenge, the balance of the name as it was seen
 * @returns what the courier has now
 * @throws Refusal `courier.not-found`, `record.conflict` when the balance is another one by now, or none
 */
export async function joinBalance(
  ctx: OfficeContext,
  { courier: name, courierId, expected }: Input,
  by: By,
): Promise<{ balance: number }> {
  return withAudit(ctx, by, { action: 'hand-in', subject: 'staff' }, async (trx) => {
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
