/** Books cash from a courier into the till, once, against the balance that was seen. */
import { handIn } from '#domain/ledger/postings.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Courier, findHandIn, type HandInRow, readBalance } from './couriers.read.ts';
import type { OwnCount } from './own-counts.read.ts';
import { insertHandIn, lockHandIns } from './staff-orders.repo.ts';

type Counted = {
  expected: number;
  counted: number;
  difference: number;
  note: string;
  staffId: number;
  at: Date;
  /** The courier's own count. */
  own?: Pick<OwnCount, 'counted' | 'at'> | undefined;
};

/** @throws Refusal `record.conflict` when the balance is no longer `expected`, or there is nothing to book */
export async function bookHandIn(trx: Trx, courier: Courier, counted: Counted): Promise<HandInRow> {
  await lockHandIns(trx, courier);
  const balance = await readBalance(trx, courier);
  if (balance !== counted.expected || (balance === 0 && counted.counted === 0))
    throw new Refusal('record.conflict');
  const id = await insertHandIn(trx, {
    courier_id: courier.courierId,
    courier: courier.courier,
    expected_tenge: counted.expected,
    counted_tenge: counted.counted,
    difference_tenge: counted.difference,
    note: counted.note,
    staff_id: counted.staffId,
    at: counted.at,
    courier_counted_tenge: counted.own?.counted ?? null,
    courier_counted_at: counted.own?.at ?? null,
  });
  for (const posting of handIn({ id, ...courier, ...counted })) await post(trx, posting);
  return findHandIn(trx, id);
}
