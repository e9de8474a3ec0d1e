import type { Db } from '#server/platform/db/db.ts';
import { findNewestId } from './audit.repo.ts';

/** What whoever reads a record now has seen: read it before the record, so that no change comes in between. */
export async function readSeen(db: Db): Promise<string> {
  return String(await findNewestId(db));
}
