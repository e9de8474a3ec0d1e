import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { changeStatus } from '#server/features/catalogue/products/change-many.ts';
import { readSnapshots } from '#server/features/catalogue/products/read-snapshots.ts';
import { refreshInside } from '#server/features/catalogue/products/refresh-inside.ts';
import { saveProduct } from '#server/features/catalogue/products/save-product.ts';
import { adjustOneStock } from '#server/features/stock/adjust-stock.ts';
import {
  type ChangeRow,
  countChanges,
  deleteChange,
  findChanges,
  type RunRow,
  updateRun,
} from './import-runs.repo.ts';
import { isSame } from './is-same.ts';
import type { ImportContext } from './import-notes.ts';

const batchSize = 50;

/**
 * Restores every product to its state before an import. One that was changed since stays unchanged; one that the import
 * created is archived. Stock is restored as far as it is not reserved or sold.
 */
export async function undoImport(ctx: ImportContext, run: RunRow): Promise<void> {
  const total = run.rows_done + (await countChanges(ctx.db, run.id));
  await updateRun(ctx.db, run.id, { rows_total: total });
  let done = run.rows_done;
  let last = 0;
  for (;;) {
    const changes = await findChanges(ctx.db, run.id, last, batchSize);
    if (changes.length === 0) break;
    for (const change of changes)
      await inTransaction(ctx.db, async (trx) => {
        await undoOne(ctx, trx, run, change);
        await deleteChange(trx, run.id, change.product_id);
      });
    last = changes.at(-1)?.product_id ?? last;
    done += changes.length;
    await updateRun(ctx.db, run.id, { rows_done: done });
    ctx.invalidation.publish();
  }
  await updateRun(ctx.db, run.id, { state: 'undone', updated_at: ctx.now() });
}

async function undoOne(ctx: ImportContext, trx: Trx, run: RunRow, change: ChangeRow): Promise<void> {
  const { product_id: id, before, after } = change;
  const now = (await readSnapshots(trx, [id])).get(id);
  if (!now) return;
  const at = ctx.now();
  for (const [option, delta] of after.units ?? []) await takeUnitsBack(trx, option, -delta, run, at);
  if (!isSame(now, after, after.pictures)) await refreshInside(trx, [id]);
  else if (before) await saveProduct(trx, id, before, at);
  else await changeStatus(trx, [id], 'archived', at);
}

/** Units that are sold or reserved by now cannot be removed. */
async function takeUnitsBack(trx: Trx, option: number, delta: number, run: RunRow, at: Date): Promise<void> {
  const staff = run.staff_id === null ? {} : { staffId: run.staff_id };
  const input = { option, kind: 'correct' as const, reason: `undo of import ${run.id}`, ...staff, at };
  try {
    await adjustOneStock(trx, { ...input, delta });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { free = 0 } = (error.facts.data ?? {}) as { free?: number };
    if (free > 0) await adjustOneStock(trx, { ...input, delta: -free });
  }
}
