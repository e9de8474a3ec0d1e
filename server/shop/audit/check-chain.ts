import type { Context } from '#server/context.ts';
import { readChain } from './audit.repo.ts';
import { hashOf } from './record-audit.ts';

/** Walks the whole audit: the first row that was altered, added or taken out, or undefined when the chain holds. */
export async function checkChain(
  ctx: Pick<Context, 'db'>,
): Promise<{ rows: number; brokenAt: number | undefined }> {
  let previous = '';
  let last = 0;
  let rows = 0;
  for (;;) {
    const piece = await readChain(ctx.db, last, 1000);
    for (const row of piece) {
      rows++;
      if (row.previous_hash !== previous || hashOf(row) !== row.hash) return { rows, brokenAt: row.id };
      previous = row.hash;
      last = row.id;
    }
    if (piece.length < 1000) return { rows, brokenAt: undefined };
  }
}
