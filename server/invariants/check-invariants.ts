import { withDatabase } from '#server/platform/db/with-database.ts';
import { findBrokenRules } from './invariants.ts';
import type { BrokenRule } from './run-rules.ts';

/** Checks the invariants of a database. Reads only. */
export function checkInvariants(databaseUrl: string): Promise<BrokenRule[]> {
  return withDatabase(databaseUrl, findBrokenRules);
}
