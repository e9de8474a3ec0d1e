import { ZipFault } from '#server/platform/spreadsheets/zip-read.ts';
import { applySpreadsheet } from './apply-spreadsheet.ts';
import { createNotes, type ImportContext, openRunPictures, type Summary } from './import-notes.ts';
import { findRun, replaceErrors, type RunRow, updateRun } from './import-runs.repo.ts';
import { isSame } from './is-same.ts';
import { openParts } from './chunks.ts';
import { failures } from './problems.ts';
import { undoImport } from './undo-import.ts';
import { walkSpreadsheet } from './walk-spreadsheet.ts';

/** The job behind a step of an import. Begun again after a crash, it goes on where it was. */
export async function runImport(ctx: ImportContext, id: number): Promise<void> {
  const run = await findRun(ctx.db, id);
  if (!run) return;
  try {
    if (run.state === 'checking') await checkSpreadsheet(ctx, run);
    if (run.state === 'applying') await applySpreadsheet(ctx, run);
    if (run.state === 'undoing') await undoImport(ctx, run);
  } catch (error) {
    // Thrown away meanwhile, with its files.
    if (!(await findRun(ctx.db, id))) return;
    if (!(error instanceof ZipFault)) throw error;
    const failure =
      run.pictures_bytes > 0 && error.message.startsWith('pictures:') ? 'pictures-unreadable' : 'unreadable';
    await updateRun(ctx.db, id, {
      state: 'failed',
      failure: JSON.stringify(failures[failure]),
      updated_at: ctx.now(),
    });
  }
  ctx.invalidation.publish();
}

/** The dry run: every row is read and compared, every error noted, nothing written. */
async function checkSpreadsheet(ctx: ImportContext, run: RunRow): Promise<void> {
  const notes = createNotes();
  const runPictures = await openRunPictures(ctx, run);
  const summary: Summary = { create: 0, update: 0, same: 0, pictures: runPictures.count(), errors: 0 };
  let rows = 0;
  for await (const batch of walkSpreadsheet(ctx, openParts(ctx, run, 'sheet'), notes.add)) {
    for (const { input, units, pictures, before, note } of batch.planned) {
      const missing = [];
      for (const name of pictures) if (!(await runPictures.has(name))) missing.push(name);
      for (const value of missing) note({ column: 'pictures', value, problem: 'picture-unknown' });
      if (missing.length > 0) continue;
      if (!before) summary.create += 1;
      else if (units.size === 0 && isSame(before, input, pictures)) summary.same += 1;
      else summary.update += 1;
    }
    if (!(await findRun(ctx.db, run.id))) return;
    rows += batch.rows;
    await updateRun(ctx.db, run.id, { rows_done: rows, rows_total: rows });
  }
  summary.errors = notes.count();
  await replaceErrors(ctx.db, run.id, notes.kept);
  await updateRun(ctx.db, run.id, {
    state: 'checked',
    rows_total: rows,
    summary: JSON.stringify(summary),
    failure: null,
    updated_at: ctx.now(),
  });
}
