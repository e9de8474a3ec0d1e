import type { Db } from '#server/platform/db/db.ts';
import { saveSearchWords } from './search.repo.ts';

/** Learns the words of the titles, so that a misspelt query has something to be corrected to. Seconds at 100,000 products. */
export async function refreshSearchWords(ctx: { db: Db }): Promise<void> {
  await saveSearchWords(ctx.db);
}
