import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';

export type StockCount = { onHand: number; reserved: number };
export type StockDelta = { option: number; onHand: number; reserved: number };
export type MovementFacts = {
  kind: 'receive' | 'correct' | 'reserve' | 'release' | 'ship' | 'return';
  at: Date;
  orderId?: string;
  reason?: string;
  staffId?: number;
};

/** Rows are locked by id, always: otherwise two carts with the same goods deadlock. */
export async function lockStock(trx: Trx, options: readonly number[]): Promise<Map<number, StockCount>> {
  const rows = await trx
    .selectFrom('stock')
    .selectAll()
    .where(sql<boolean>`option_id = any(${sql.val([...options])}::int[])`)
    .orderBy('option_id')
    .forUpdate()
    .execute();
  return byOption(rows);
}

/** Changes both counters by deltas and writes one movement for each option, in one statement. Lock the rows first. */
export async function recordMovements(
  trx: Trx,
  deltas: readonly StockDelta[],
  facts: MovementFacts,
): Promise<void> {
  if (deltas.length === 0) return;
  const columns = [
    deltas.map(({ option }) => option),
    deltas.map(({ onHand }) => onHand),
    deltas.map(({ reserved }) => reserved),
  ];
  const [options, onHand, reserved] = columns.map((column) => sql`${sql.val(column)}::int[]`);
  await sql`
    with delta as (select * from unnest(${options}, ${onHand}, ${reserved}) as d (option_id, on_hand, reserved)),
    moved as (
      update stock set on_hand = stock.on_hand + delta.on_hand, reserved = stock.reserved + delta.reserved
      from delta where stock.option_id = delta.option_id
    )
    insert into stock_movement (option_id, kind, on_hand_delta, reserved_delta, order_id, reason, staff_id, at)
    select option_id, ${facts.kind}::text, on_hand, reserved, ${facts.orderId ?? null}::text,
      ${facts.reason ?? ''}::text, ${facts.staffId ?? null}::int, ${facts.at}::timestamptz
    from delta order by option_id`.execute(trx);
}

/** Counts by option id. */
export function byOption(rows: readonly { option_id: number; on_hand: number; reserved: number }[]) {
  return new Map(rows.map((row) => [row.option_id, { onHand: row.on_hand, reserved: row.reserved }]));
}
