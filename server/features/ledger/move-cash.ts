/** Cash that staff carry from one place to another, and what banks pay out. */
import { dayOf } from '#domain/delivery/calendar.ts';
import {
  bankPaidOut,
  boxOf,
  type CashMove,
  cashMoved,
  moveFault,
  type PayoutSource,
} from '#domain/ledger/cash.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readBox } from './cash.read.ts';
import { insertMove, lockCash } from './cash.repo.ts';
import { post } from './post.ts';

/**
 * Moves cash; no box gives more than it has.
 * @param move.seen what the books said of the box, as it was seen
 * @throws Refusal `record.conflict` when they say another sum by now; `request.invalid` for a way that there is not, too
 * much, or an expense without a word
 */
export async function moveCash(
  ctx: OfficeContext,
  { seen, note = '', ...way }: Omit<CashMove, 'note'> & { note?: string; seen: number },
  by: By,
): Promise<{ id: number }> {
  const move = { ...way, note: note.trim() };
  return withAudit(ctx, by, { action: 'move-cash', subject: 'cash' }, async (trx) => {
    await lockCash(trx);
    const balance = await readBox(trx, boxOf(move));
    if (balance !== seen) throw new Refusal('record.conflict', { data: { box: balance } });
    const field = moveFault(move, balance);
    if (field) throw new Refusal('request.invalid', { field });
    const who = { staffId: by.actor.staffId, at: ctx.now() };
    const id = await insertMove(trx, { note: move.note, staff_id: who.staffId, at: who.at });
    await post(trx, cashMoved({ id, ...way, ...who }));
    return { id, after: move, result: { id } };
  });
}

type Payout = { from: PayoutSource; gross: number; fee: number; paper: string; day: string };

/**
 * Books what a bank has paid to the shop's account, and its fee. It may be more than the books know of: then they show
 * what is not explained.
 * @throws Refusal `record.conflict` for a paper that is booked already; `request.invalid` for a fee beyond the sum, or a
 * day to come
 */
export async function bookPayout(ctx: OfficeContext, payout: Payout, by: By): Promise<{ id: number }> {
  const { from, gross, fee, day } = payout;
  const paper = payout.paper.trim();
  if (fee > gross) throw new Refusal('request.invalid', { field: 'fee' });
  const who = { staffId: by.actor.staffId, at: ctx.now() };
  if (day > dayOf(who.at)) throw new Refusal('request.invalid', { field: 'day' });
  return withAudit(ctx, by, { action: 'book-payout', subject: 'cash' }, async (trx) => {
    const row = { bank: from, paper, paper_day: day, staff_id: who.staffId, at: who.at };
    const id = await insertMove(trx, row);
    await post(trx, bankPaidOut({ id, from, gross, fee, ...who }));
    return { id, after: { ...payout, paper }, result: { id } };
  });
}
