import { type RawBuilder, sql } from 'kysely';
import { heldOf } from '#server/features/ledger/movements.read.ts';
import type { AttemptRecord } from '#server/features/payments/attempts/attempt-record.ts';
import type { Db } from '#server/platform/db/db.ts';

export type BookRow = AttemptRecord & { shop_number: number; done_tenge: number; open_tenge: number };

/** The time span in which orders or attempts were created. */
export type BookSpan = { from: Date; to: Date };

function within(moment: RawBuilder<unknown>, span: BookSpan | undefined): RawBuilder<unknown> {
  return span ? sql`and ${moment} >= ${span.from} and ${moment} < ${span.to}` : sql``;
}

/** Attempts with their refunds, paged by id. */
export async function findBookPage(
  db: Db,
  { after, limit }: { after: string; limit: number },
  span?: BookSpan,
): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    select a.*, (select number from shop_order where id = a.order_id) as shop_number,
      coalesce(m.back_tenge, 0) as done_tenge, coalesce(m.open_tenge, 0) as open_tenge
    from payment_attempt a left join payment_money m on m.attempt_id = a.id where a.id > ${after} ${within(sql`a.created_at`, span)} order by a.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

type OrderDifference = { orderId: string; number: number; difference: string };

/** Orders to be paid by card that were created in the span, whatever became of them. */
export async function countCardOrders(db: Db, span?: BookSpan): Promise<number> {
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from shop_order
    where payment = 'ONLINE' ${within(sql`created_at`, span)}`.execute(db);
  return rows[0]?.orders ?? 0;
}

/**
 * Card orders that count as paid without money that they keep, or that have money without counting as paid, or owe some.
 * An order paid by a certificate has no attempt; money held by certificates it sold is not owed.
 */
export async function findOrderDifferences(db: Db, span?: BookSpan): Promise<OrderDifference[]> {
  const { rows } = await sql<OrderDifference>`
    with judged as (
      select o.id, o.number, case
        when o.total_tenge > 0 and o.payment_status in ('paid', 'partly-refunded')
          and o.status not in ('cancelled', 'expired', 'returned') and coalesce(money.kept, 0) <> 1 then 'paid-without-money'
        when o.payment_status in ('unpaid', 'pending', 'failed') and coalesce(money.free, 0) > 0 then 'money-without-paid'
        when coalesce(money.surplus, 0) > 0
          or o.status in ('cancelled', 'expired', 'returned') and coalesce(money.free, 0) > ${heldOf(sql`o.id`)} then 'money-owed'
        when money.is_other then 'ledger-sum'
      end as difference
      from shop_order o, lateral (
        select sum(m.paid_tenge - m.back_tenge - m.open_tenge) as free,
          sum(m.paid_tenge - m.back_tenge - m.open_tenge) filter (where not m.is_kept) as surplus,
          count(*) filter (where m.is_kept) as kept,
          bool_or(coalesce(m.paid_tenge, 0) <> case when p.paid_at is null then 0 else p.amount_tenge end) as is_other
        from payment_attempt p left join payment_money m on m.attempt_id = p.id where p.order_id = o.id) money
      where o.payment = 'ONLINE' ${within(sql`o.created_at`, span)})
    select id as "orderId", number, difference from judged where difference is not null order by id`.execute(
    db,
  );
  return rows;
}

/** Those of the numbers, ours or the banks' own, that an attempt of the shop has. */
export async function findKnownNumbers(
  db: Db,
  numbers: { orderNumbers: string[]; bankIds: string[] },
): Promise<Set<string>> {
  const { orderNumbers, bankIds } = numbers;
  const rows = await db
    .selectFrom('payment_attempt')
    .select(['order_number', 'bank_order_id'])
    .where((where) =>
      where.or([where('order_number', 'in', orderNumbers), where('bank_order_id', 'in', bankIds)]),
    )
    .execute();
  return new Set(rows.flatMap((row) => [row.order_number, row.bank_order_id ?? row.order_number]));
}
