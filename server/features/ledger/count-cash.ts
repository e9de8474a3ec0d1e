import type { CashCount } from '#contract/ledger/office-cash.ts';
import { type CashBox, cashCounted } from '#domain/ledger/cash.ts';
import { differenceOf } from '#domain/payments/hand-in.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCount, readBox } from './cash.read.ts';
import { insertCount, lockCash } from './cash.repo.ts';
import { post } from './post.ts';

type Count = { kind: CashBox; expected: number; counted: number; note?: string };

/**
 * Writes a count of the till or the safe; a difference from the books becomes a shortage or a surplus, so that they say
 * what was counted.
 * @throws Refusal `record.conflict` when the books say another sum than `expected`; `request.invalid` for a difference
 * without a note
 */
export async function countCash(ctx: OfficeContext, count: Count, by: By): Promise<CashCount> {
  const { kind, expected, counted, note = '' } = count;
  return withAudit(ctx, by, { action: 'count-cash', subject: 'cash' }, async (trx) => {
    await lockCash(trx);
    const box = await readBox(trx, kind);
    if (box !== expected) throw new Refusal('record.conflict', { data: { box } });
    const difference = differenceOf({ expected, counted, note, restStays: false });
    if (difference === undefined) throw new Refusal('request.invalid', { field: 'note' });
    const who = { staffId: by.actor.staffId, at: ctx.now() };
    const id = await insertCount(trx, {
      ...{ kind, expected_tenge: expected, counted_tenge: counted, note: note.trim() },
      ...{ staff_id: who.staffId, at: who.at },
    });
    await post(trx, cashCounted({ id, kind, difference, ...who }));
    const result = await findCount(trx, id);
    return { id, after: { kind, expected, counted, difference, note: result.note }, result };
  });
}
