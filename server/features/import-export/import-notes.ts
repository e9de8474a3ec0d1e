import type { Import } from '#contract/import-export/office.ts';
import type { Context } from '#server/context.ts';
import { ZipFault } from '#server/platform/spreadsheets/zip-read.ts';
import { openPictures, type ImportPictures } from './find-pictures.ts';
import type { RunRow } from './import-runs.repo.ts';
import { openParts } from './chunks.ts';
import { isWarning } from './problems.ts';
import type { Note } from './read-spreadsheet.ts';

export type ImportContext = Pick<Context, 'db' | 'now' | 'storage' | 'jobs' | 'invalidation' | 'log'>;
export type Summary = Import['summary'];
const mostNotes = 5_000;

/**
 * Problems of a run: all are counted, and stored up to a limit that people can still read; warnings of all rows of a long
 * sheet leave room for its errors.
 */
export function createNotes() {
  const kept: Note[] = [];
  const counts = { errors: 0, warnings: 0 };
  return {
    kept,
    /** Warnings only when there are some. */
    counts: () => ({
      errors: counts.errors,
      ...(counts.warnings > 0 ? { warnings: counts.warnings } : {}),
    }),
    add(note: Note) {
      const kind = isWarning(note.problem) ? 'warnings' : 'errors';
      counts[kind] += 1;
      if (counts[kind] <= mostNotes) kept.push(note);
    },
  };
}

/** The pictures of the archive, if any. @throws ZipFault with the name of the archive */
export async function openRunPictures(ctx: ImportContext, run: RunRow): Promise<ImportPictures> {
  const source = run.pictures_bytes > 0 ? openParts(ctx, run, 'pictures') : undefined;
  return openPictures(ctx, source).catch((error: unknown) => {
    throw error instanceof ZipFault ? new ZipFault(`pictures: ${error.message}`) : error;
  });
}
