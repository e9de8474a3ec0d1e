/** Transfers of a period, for a file: one after another, with both accounts by name. */
import { sql } from 'kysely';
import type { Day } from '#domain/delivery/calendar.ts';
import type { AccountKind, TransferCode } from '#domain/ledger/ledger.ts';
import type { Db } from '#server/platform/db/db.ts';
import { named, ownerName } from './balances.read.ts';
import { outcome } from './ledger.read.ts';

type Side = { kind: AccountKind; owner: string };
export type NamedTransfer = {
  id: number;
  at: Date;
  code: TransferCode;
  state: 'posted' | 'pending' | 'void';
  amount: number;
  debit: Side;
  credit: Side;
};

const portion = 1_000;

/**
 * Read in portions, so memory stays the same; the owners of a portion's accounts are looked up together, because each
 * look-up may scan all certificates.
 */
export async function* readTransfers(db: Db, span: { from: Day; to: Day }): AsyncGenerator<NamedTransfer> {
  for (let after = 0; ; ) {
    const { rows } = await sql<NamedTransfer>`
      with shown as (select t.* from transfer t where t.pending_id is null and t.day <= ${span.to}
        and (t.day, t.id) > (coalesce((select day from transfer where id = ${after}), ${span.from}::date), ${after}::bigint)
        order by t.day, t.id limit ${sql.lit(portion)}),
      side as materialized (select a.id, jsonb_build_object('kind', a.kind, 'owner', ${ownerName}) as shown from ${named}
        where a.id in (select debit_id from shown union select credit_id from shown))
      select t.id, t.at, t.code, ${outcome.state} as state, ${outcome.amount} as amount,
        d.shown as debit, c.shown as credit
      from shown t join side d on d.id = t.debit_id join side c on c.id = t.credit_id
        left join transfer e on e.pending_id = t.id order by t.day, t.id`.execute(db);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < portion) return;
  }
}
