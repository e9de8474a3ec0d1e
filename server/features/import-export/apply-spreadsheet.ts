import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refreshInside } from '#server/features/catalogue/products/refresh-inside.ts';
import { readSnapshots } from '#server/features/catalogue/products/read-snapshots.ts';
import { saveProduct } from '#server/features/catalogue/products/save-product.ts';
import { adjustStock } from '#server/features/stock/adjust-stock.ts';
import {
  findChangedProducts,
  insertChange,
  replaceErrors,
  type RunRow,
  updateRun,
} from './import-runs.repo.ts';
import { openParts } from './chunks.ts';
import { pictureProblem } from './find-pictures.ts';
import { createNotes, type ImportContext, openRunPictures, type Summary } from './import-notes.ts';
import { type PlannedProduct, walkSpreadsheet, wordFor } from './walk-spreadsheet.ts';

/**
 * Writes the rows without errors. The former state of each product is stored with it, which also marks it as written: a
 * run that is restarted skips it.
 */
export async function applySpreadsheet(ctx: ImportContext, run: RunRow): Promise<void> {
  const notes = createNotes();
  const runPictures = await openRunPictures(ctx, run);
  const summary: Summary = { create: 0, update: 0, same: 0, pictures: 0, errors: 0 };
  let rows = 0;
  for await (const batch of walkSpreadsheet(ctx, openParts(ctx, run, 'sheet'), notes.add)) {
    const ready = [];
    for (const planned of batch.planned) {
      const pictures = await takePictures(planned);
      if (pictures) ready.push({ ...planned, input: { ...planned.input, pictures } });
    }
    await writeBatch(ctx, run, ready, summary);
    rows += batch.rows;
    await updateRun(ctx.db, run.id, { rows_done: rows });
    ctx.invalidation.publish();
  }
  Object.assign(summary, notes.counts());
  await replaceErrors(ctx.db, run.id, notes.kept);
  await inTransaction(ctx.db, async (trx) => {
    await updateRun(trx, run.id, {
      state: 'applied',
      summary: JSON.stringify(summary),
      updated_at: ctx.now(),
    });
    await ctx.jobs.add(trx, 'refresh-search-words', {}, { key: 'refresh-search-words' });
  });

  async function takePictures({ pictures, input, note }: PlannedProduct): Promise<string[] | undefined> {
    const ids: string[] = [];
    for (const name of pictures)
      try {
        ids.push(await runPictures.take(name, input.title));
        summary.pictures += 1;
      } catch (error) {
        note({ column: 'pictures', value: name, problem: pictureProblem(error) });
        return undefined;
      }
    return [...new Set(ids)];
  }
}

/**
 * A batch is one transaction; when one product of it is refused, each is tried alone, and the refused one is reported.
 */
async function writeBatch(
  ctx: ImportContext,
  run: RunRow,
  batch: readonly PlannedProduct[],
  summary: Summary,
): Promise<void> {
  if (batch.length === 0) return;
  try {
    const done = await inTransaction(ctx.db, (trx) => writeAll(ctx, trx, run, batch));
    for (const word of done) summary[word] += 1;
  } catch (error) {
    const isRefused = error instanceof Refusal || sqlState(error)?.startsWith('23');
    if (!isRefused) throw error;
    if (batch.length > 1) for (const one of batch) await writeBatch(ctx, run, [one], summary);
    else
      batch[0]?.note(
        error instanceof Refusal && error.facts.field === 'delta'
          ? { column: 'stock_change', problem: 'stock-short' }
          : {},
      );
  }
}

async function writeAll(
  ctx: ImportContext,
  trx: Trx,
  run: RunRow,
  batch: readonly PlannedProduct[],
): Promise<('create' | 'update' | 'same')[]> {
  const at = ctx.now();
  const known = batch.flatMap(({ before }) => before?.id ?? []);
  const written = await findChangedProducts(trx, run.id, known);
  const touched: number[] = [];
  const words: ('create' | 'update' | 'same')[] = [];
  const changed: { planned: PlannedProduct; id: number; units: [number, number][] }[] = [];
  for (const planned of batch) {
    const { before, input, units } = planned;
    if (before && written.has(before.id)) {
      words.push('update');
      continue;
    }
    if (wordFor(planned, input.pictures ?? []) === 'same') {
      words.push('same');
      continue;
    }
    const saved = await saveProduct(trx, before?.id, input, at, { isRefreshed: false });
    const moved = input.options.flatMap(({ sku }, place): [number, number][] => {
      const [option, delta] = [saved.options[place], units.get(sku)];
      return option === undefined || delta === undefined ? [] : [[option, delta]];
    });
    touched.push(saved.id);
    changed.push({ planned, id: saved.id, units: moved });
    words.push(before ? 'update' : 'create');
  }
  const deltas = changed.flatMap(({ units }) => units);
  const by = run.staff_id === null ? {} : { staffId: run.staff_id };
  await adjustStock(trx, deltas, { reason: `import ${run.id}`, at, ...by });
  await refreshInside(trx, touched);
  const after = await readSnapshots(trx, touched);
  for (const { planned, id, units } of changed) {
    const snapshot = after.get(id);
    if (snapshot) await insertChange(trx, run.id, id, planned.before, { ...snapshot, units });
  }
  return words;
}
