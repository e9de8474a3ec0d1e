import { sql } from 'kysely';
import type { Posting } from '#domain/ledger/ledger.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

/**
 * Inserts a transfer, and its accounts when missing. Idempotent: a code is posted once per source, a repetition changes
 * nothing.
 */
export async function insertTransfer(trx: Trx, posting: Posting): Promise<void> {
  const { code, source, debit, credit, amount, at } = posting;
  const state = posting.isPending ? 'pending' : 'posted';
  await sql`insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
    select account_of(${debit.kind}, ${debit.owner}), account_of(${credit.kind}, ${credit.owner}), ${amount}, ${state},
      ${code}, ${source}, ${at}
    on conflict (code, source) where pending_id is null do nothing`.execute(trx);
}

/** @returns whether it was still pending */
export async function insertEnd(
  trx: Trx,
  { code, source }: Pick<Posting, 'code' | 'source'>,
  { how, at }: { how: 'post' | 'void'; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into transfer (debit_id, credit_id, amount_tenge, state, pending_id, code, source, at)
    select debit_id, credit_id, amount_tenge, ${how}, id, code, source, ${at} from transfer
    where code = ${code} and source = ${source} and state = 'pending'
    on conflict (pending_id) where pending_id is not null do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/**
 * Daily sums before the day of `now`, of shared accounts; the last three days are recomputed to include late transfers,
 * also those before days that were summed by a clock since set back.
 */
export async function upsertDays(db: Db, now: Date): Promise<void> {
  await sql`
    with span as (
      select (${now}::timestamptz at time zone 'Asia/Ashgabat')::date::timestamp at time zone 'Asia/Ashgabat' as today,
        coalesce((select (least(max(day), (${now}::timestamptz at time zone 'Asia/Ashgabat')::date - 1) - 2)::timestamp
          at time zone 'Asia/Ashgabat' from account_day having count(*) > 0), '-infinity') as since),
    moved as (
      select a.id, t.* from account a, span, lateral (
        select at, state, amount_tenge as debit, 0 as credit from transfer where debit_id = a.id
        union all select at, state, 0, amount_tenge from transfer where credit_id = a.id) t
      where not a.is_guarded and t.at >= span.since and t.at < span.today and t.state in ('posted', 'post'))
    insert into account_day (account_id, day, debits, credits)
    select id, (at at time zone 'Asia/Ashgabat')::date, sum(debit), sum(credit) from moved group by 1, 2
    on conflict (account_id, day) do update set debits = excluded.debits, credits = excluded.credits`.execute(
    db,
  );
}
