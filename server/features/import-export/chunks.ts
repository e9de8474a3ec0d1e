import type { Context } from '#server/context.ts';
import type { ByteSource } from '#server/platform/spreadsheets/zip-read.ts';
import type { FileKind, RunRow } from './import-runs.repo.ts';

/** The storage path of one part of an uploaded file, until its import has ended. */
export function partPath(importId: number, file: FileKind, at: number): string {
  return `imports/${importId}/${file}-${String(at).padStart(5, '0')}`;
}

/** The parts of a file as one byte source; two parts at a time are in memory. */
export function openParts(ctx: Pick<Context, 'storage'>, run: RunRow, file: FileKind): ByteSource {
  const sizes = run.parts[file];
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
  const kept = new Map<number, Buffer>();
  async function part(at: number): Promise<Buffer> {
    const known = kept.get(at);
    if (known) return known;
    const data = await ctx.storage.read(partPath(run.id, file, at));
    if (!data) throw new Error(`part ${at} of import ${run.id} is gone`);
    if (kept.size >= 2) kept.delete(kept.keys().next().value ?? -1);
    kept.set(at, data);
    return data;
  }
  return {
    size: sizes.reduce((sum, size) => sum + size, 0),
    async read(offset, length) {
      const pieces: Buffer[] = [];
      for (let at = starts.findLastIndex((start) => start <= offset); at >= 0 && at < sizes.length; at++) {
        const start = starts[at] ?? 0;
        if (start >= offset + length) break;
        const data = await part(at);
        pieces.push(data.subarray(Math.max(0, offset - start), Math.max(0, offset + length - start)));
      }
      return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
    },
  };
}

/** Deletes all uploaded parts from the storage at once: a rollback does not bring them back. */
export async function dropParts(ctx: Pick<Context, 'storage'>, run: RunRow): Promise<void> {
  for (const file of ['sheet', 'pictures'] as const)
    for (const at of run.parts[file].keys()) await ctx.storage.remove(partPath(run.id, file, at));
}
