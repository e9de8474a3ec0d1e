import type { Db } from '#server/platform/db/db.ts';

/** Those of the numbers, ours or the banks' own, that some payment attempt of the shop has. */
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
