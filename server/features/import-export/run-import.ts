import type { LocalText } from '#contract/shared.ts';
import { SheetFault } from '#server/platform/spreadsheets/sheet-fault.ts';
import { ZipFault } from '#server/platform/spreadsheets/zip-read.ts';
import { applySpreadsheet } from './apply-spreadsheet.ts';
import { createNotes, type ImportContext, openRunPictures, type Summary } from './import-notes.ts';
import { findRun, replaceErrors, type RunRow, updateRun } from './import-runs.repo.ts';
import { findShortages } from './find-shortages.ts';
import { openParts } from './chunks.ts';
import { failures } from './problems.ts';
import { undoImport } from './undo-import.ts';
import { tryPictures } from './find-pictures.ts';
import { wordFor, walkSpreadsheet } from './walk-spreadsheet.ts';

/** The job of an import step. After a crash it continues where it stopped. */
export async function runImport(ctx: ImportContext, id: number): Promise<void> {
  const run = await findRun(ctx.db, id);
  if (!run) return;
  try {
    if (run.state === 'checking') await checkSpreadsheet(ctx, run);
    if (run.state === 'applying') await applySpreadsheet(ctx, run);
    if (run.state === 'undoing') await undoImport(ctx, run);
  } catch (error) {
    // Discarded meanwhile, with its files.
    if (!(await findRun(ctx.db, id))) return;
    if (!(error instanceof ZipFault)) throw error;
    await updateRun(ctx.db, id, {
      state: 'failed',
      failure: JSON.stringify(sayFailure(error, run)),
      updated_at: ctx.now(),
    });
  }
  ctx.invalidation.publish();
}

function sayFailure(error: ZipFault, run: RunRow): LocalText {
  const isAboutPictures = run.pictures_bytes > 0 && error.message.startsWith('pictures:');
  if (!(error instanceof SheetFault)) return failures[isAboutPictures ? 'pictures-unreadable' : 'unreadable'];
  const { ru, tm } = failures[error.kind];
  const row = String(error.row ?? '');
  return { ru: ru.replace('{row}', row), tm: tm.replace('{row}', row) };
}

/** The dry run: reads and compares every row, reports every error, writes nothing. */
async function checkSpreadsheet(ctx: ImportContext, run: RunRow): Promise<void> {
  const notes = createNotes();
  const runPictures = await openRunPictures(ctx, run);
  const summary: Summary = { create: 0, update: 0, same: 0, pictures: runPictures.count(), errors: 0 };
  let rows = 0;
  for await (const batch of walkSpreadsheet(ctx, openParts(ctx, run, 'sheet'), notes.add)) {
    const short = await findShortages(ctx.db, batch.planned);
    for (const planned of batch.planned) {
      if (short.has(planned) || !(await tryPictures(runPictures, planned))) continue;
      summary[wordFor(planned, planned.pictures)] += 1;
    }
    if (!(await findRun(ctx.db, run.id))) return;
    rows += batch.rows;
    await updateRun(ctx.db, run.id, { rows_done: rows, rows_total: rows });
  }
  Object.assign(summary, notes.counts());
  await replaceErrors(ctx.db, run.id, notes.kept);
  await updateRun(ctx.db, run.id, {
    state: 'checked',
    rows_total: rows,
    summary: JSON.stringify(summary),
    failure: null,
    updated_at: ctx.now(),
  });
}
