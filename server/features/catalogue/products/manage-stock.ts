import type { StockRow } from '#contract/stock/office.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refreshInside } from './refresh-inside.ts';
import { adjustOneStock } from '#server/features/stock/adjust-stock.ts';
import { readStockRow } from '#server/features/stock/read-stock.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';

/**
 * Goods arrive, or counting finds more or less; always a delta, because orders go on meanwhile.
 * @throws Refusal `record.not-found`, `request.invalid` for a zero delta or a negative delivery, and `record.conflict`
 */
export async function moveUnits(
  ctx: OfficeContext,
  option: number,
  input: { kind: 'receive' | 'correct'; delta: number; reason: string },
  by: By,
): Promise<StockRow> {
  if (input.delta === 0 || (input.kind === 'receive' && input.delta < 0))
    throw new Refusal('request.invalid', { field: 'delta' });
  return withAudit(ctx, by, { action: input.kind, subject: 'stock' }, async (trx) => {
    const before = await readStockRow(trx, option);
    await adjustOneStock(trx, { option, ...input, staffId: by.actor.staffId, at: ctx.now() });
    await refreshInside(trx, [before.product]);
    const result = await readStockRow(trx, option);
    const counts = ({ onHand, reserved }: StockRow) => ({ onHand, reserved });
    return {
      id: option,
      before: counts(before),
      after: { ...counts(result), reason: input.reason },
      result,
    };
  });
}
