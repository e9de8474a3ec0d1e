import type { Import, ImportError, ImportHeading } from '#contract/import-export/office.ts';
import type { PageInfo } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { pageOf, type Range } from '#server/platform/db/paging.ts';
import { ZipFault } from '#server/platform/spreadsheets/zip-read.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import {
  deleteRun,
  type FileKind,
  findErrors,
  findOwnHeadings,
  findRun,
  findRuns,
  insertRun,
  lockRun,
  type RunRow,
  updateRun,
} from './import-runs.repo.ts';
import { openParts, partPath } from './chunks.ts';
import { type ProblemCode, problems } from './problems.ts';
import { columnOf, readRows } from './read-spreadsheet.ts';

const mostPart = 4 * 1024 * 1024;
const mostBytes: Record<FileKind, number> = { sheet: 64 * 1024 * 1024, pictures: 1024 * 1024 * 1024 };

/** The newest first. */
export async function listImports(db: Db, range: Range): Promise<{ data: Import[]; page: PageInfo }> {
  const { rows, total } = await findRuns(db, range);
  return { data: rows.map(shapeImport), page: pageOf(range, total) };
}

/** @throws Refusal `record.not-found` */
export async function showImport(db: Db | Trx, id: string): Promise<Import> {
  return shapeImport(requireOne(await findRun(db, numberOf(id))));
}

/** The problems of the sheet, row by row. @throws Refusal `record.not-found` */
export async function listErrors(
  db: Db,
  id: string,
  range: Range,
): Promise<{ data: ImportError[]; page: PageInfo }> {
  requireOne(await findRun(db, numberOf(id)));
  const { rows, total } = await findErrors(db, numberOf(id), range);
  const data = rows.map(({ id, sheet, row, col, value, problem }) => ({
    id,
    sheet,
    row,
    column: col,
    value,
    ...problems[problem as ProblemCode],
  }));
  return { data, page: pageOf(range, total) };
}

const mostExamples = 3;
const headRows = 20;

/** A workbook may unpack to hundreds of megabytes: a node reads one at a time. */
const oneAtATime = createSemaphore({ permits: 1, longestQueue: 4, retryAfter: 5 });

/** The headings of a sheet with their meaning and first values. @throws Refusal `record.not-found`, `import.invalid` */
export function readImportHeadings(
  ctx: Pick<Context, 'db' | 'storage'>,
  id: string,
): Promise<ImportHeading[]> {
  return oneAtATime(() => readHeadings(ctx, id));
}

async function readHeadings(ctx: Pick<Context, 'db' | 'storage'>, id: string): Promise<ImportHeading[]> {
  const run = requireOne(await findRun(ctx.db, numberOf(id)));
  const own = await findOwnHeadings(ctx.db);
  let first: string[] | undefined;
  const below: string[][] = [];
  try {
    for await (const { cells } of readRows(openParts(ctx, run, 'sheet'))) {
      if (cells.every((cell) => !cell.trim())) continue;
      if (first) below.push(cells);
      else first = cells;
      if (below.length >= headRows) break;
    }
  } catch (error) {
    throw error instanceof ZipFault ? new Refusal('import.invalid') : error;
  }
  return (first ?? []).flatMap((heading, at) => {
    if (!heading.trim()) return [];
    const column = columnOf(heading, own);
    const values = below.map((cells) => (cells[at] ?? '').trim().slice(0, 60)).filter(Boolean);
    const examples = [...new Set(values)].slice(0, mostExamples);
    return [{ heading: heading.trim(), column: column ?? null, isKnown: column !== undefined, examples }];
  });
}

/** A new import in state `uploading`, before its first part arrives. */
export async function beginImport(
  trx: Trx,
  input: { name: string; staffId: number; staff: string; at: Date },
): Promise<Import> {
  return shapeImport(requireOne(await findRun(trx, await insertRun(trx, input))));
}

/**
 * Receives the next part of a file. A part received before is acknowledged and not stored twice.
 * @throws Refusal `record.not-found`, `record.conflict` (`data.received`) for a part out of order, `import.empty`,
 * `request.too-large`
 */
export async function takePart(
  ctx: Pick<Context, 'db' | 'storage' | 'now'>,
  id: string,
  part: { file: FileKind; offset: number; data: Buffer },
): Promise<Import> {
  const { file, offset, data } = part;
  if (data.length === 0) throw new Refusal('import.empty', { field: 'part' });
  if (data.length > mostPart) throw new Refusal('request.too-large', { field: 'part' });
  await inTransaction(ctx.db, async (trx) => {
    const run = requireOne(await lockRun(trx, numberOf(id)));
    const received = file === 'sheet' ? run.sheet_bytes : run.pictures_bytes;
    if (run.state !== 'uploading') throw new Refusal('record.conflict', { field: 'state' });
    if (offset + data.length <= received) return;
    if (offset !== received) throw new Refusal('record.conflict', { field: 'offset', data: { received } });
    if (received + data.length > mostBytes[file]) throw new Refusal('request.too-large', { field: 'part' });
    await ctx.storage.write(partPath(run.id, file, run.parts[file].length), data);
    const parts = { ...run.parts, [file]: [...run.parts[file], data.length] };
    const bytes = file === 'sheet' ? 'sheet_bytes' : 'pictures_bytes';
    await updateRun(trx, run.id, {
      parts: JSON.stringify(parts),
      [bytes]: received + data.length,
      updated_at: ctx.now(),
    });
  });
  return showImport(ctx.db, id);
}

export type Step = 'check' | 'apply' | 'undo';
const steps: Readonly<Record<Step, { from: readonly Import['state'][]; to: Import['state'] }>> = {
  check: { from: ['uploading', 'checked', 'failed'], to: 'checking' },
  apply: { from: ['checked'], to: 'applying' },
  undo: { from: ['applied'], to: 'undoing' },
};

/**
 * Begins a step, which a job executes. @throws Refusal `record.not-found`, `record.conflict` when it is not possible
 * now
 */
export async function beginStep(
  ctx: Pick<Context, 'jobs' | 'now'>,
  trx: Trx,
  id: string,
  step: Step,
): Promise<Import> {
  const run = requireOne(await lockRun(trx, numberOf(id)));
  const { from, to } = steps[step];
  if (!from.includes(run.state) || run.sheet_bytes === 0)
    throw new Refusal('record.conflict', { field: 'state' });
  await updateRun(trx, run.id, { state: to, rows_done: 0, updated_at: ctx.now() });
  await ctx.jobs.add(trx, 'run-import', { id: run.id }, { key: `run-import:${run.id}`, maxAttempts: 5 });
  return showImport(trx, id);
}

/**
 * Discards an import that was not applied, or was undone; a check under way ends by itself.
 * @returns it, for its files to be deleted after the commit: a rollback would not bring them back
 * @throws Refusal `record.not-found`, `record.conflict`
 */
export async function dropImport(trx: Trx, id: string): Promise<RunRow> {
  const run = requireOne(await lockRun(trx, numberOf(id)));
  if (!['uploading', 'checking', 'checked', 'failed', 'undone'].includes(run.state))
    throw new Refusal('record.conflict', { field: 'state' });
  await deleteRun(trx, run.id);
  return run;
}

function numberOf(id: string): number {
  return /^[1-9][0-9]{0,8}$/.test(id) ? Number(id) : 0;
}

function requireOne(run: RunRow | undefined): RunRow {
  if (!run) throw new Refusal('record.not-found');
  return run;
}

function shapeImport(run: RunRow): Import {
  return {
    id: String(run.id),
    name: run.name,
    state: run.state,
    staff: run.staff_name,
    createdAt: run.created_at.toISOString(),
    received: { sheet: run.sheet_bytes, pictures: run.pictures_bytes },
    progress: { done: run.rows_done, total: run.rows_total },
    summary: run.summary,
    failure: run.failure,
  };
}
