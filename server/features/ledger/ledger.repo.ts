import { sql } from 'kysely';
import type { Posting } from '#domain/ledger/ledger.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/** @throws when one of them is posted already, with other accounts or another sum */
export async function insertTransfers(trx: Trx, postings: readonly Posting[]): Promise<void> {
  const rows = postings.map(({ isPending, staffId, ...posting }) => ({
    ...posting,
    state: isPending ? 'pending' : 'posted',
    staff: staffId ?? null,
  }));
  await sql`select ledger_post(${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/** @returns whether it was still pending */
export async function insertEnd(
  trx: Trx,
  { code, source }: Pick<Posting, 'code' | 'source'>,
  { how, at, staffId = null }: { how: 'post' | 'void'; at: Date; staffId?: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ isEnded: boolean }>`
    select ledger_end(${code}, ${source}, ${how}, ${at}, ${staffId}) as "isEnded"`.execute(trx);
  return rows[0]?.isEnded ?? false;
}

export type ClosedDay = { day: string; transfers: number; hash: string };

/** Closes the oldest open day before the given one. @returns undefined when all are closed */
export async function closeOldestDay(db: Db, before: string, at: Date): Promise<ClosedDay | undefined> {
  const { rows } =
    await sql<ClosedDay>`select day, transfers, hash from close_ledger_day(${before}, ${at})`.execute(db);
  return rows[0];
}
