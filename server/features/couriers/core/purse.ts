/**
 * Cash that a courier brings: their own count waits until staff count as well; a hand-in is booked into the till once,
 * against the balance that was seen.
 */
import { handIn } from '#domain/ledger/postings.ts';
import { isOwnCountGood } from '#domain/payments/hand-in.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type Courier,
  findHandIn,
  findOwnCount,
  type HandInRow,
  type OwnCount,
  readBalance,
} from './purse.read.ts';
import { deleteOwnCount, insertHandIn, lockHandIns, saveOwnCount } from './purse.repo.ts';

/**
 * @param count.expected tenge, the balance that the courier saw
 * @returns the stored count: a repeated one is the first
 * @throws Refusal `record.conflict` when the balance has changed, or there is nothing to hand in
 */
export async function countPurse(trx: Trx, courierId: number, count: OwnCount): Promise<OwnCount> {
  const courier = { courierId, courier: '' };
  await lockHandIns(trx, courier);
  const balance = await readBalance(trx, courier);
  if (balance <= 0 || !isOwnCountGood(count, balance)) throw new Refusal('record.conflict');
  await saveOwnCount(trx, courierId, count);
  return (await findOwnCount(trx, courierId)) ?? count;
}

/**
 * Staff confirm the courier's count: it is consumed by the hand-in.
 * @returns undefined when the courier has not counted this balance
 */
export async function takeOwnCount(
  trx: Trx,
  courierId: number | null,
  balance: number,
): Promise<OwnCount | undefined> {
  if (courierId === null) return undefined;
  await lockHandIns(trx, { courierId, courier: '' });
  const count = await findOwnCount(trx, courierId);
  await deleteOwnCount(trx, courierId);
  return count && isOwnCountGood(count, balance) ? count : undefined;
}

type HandInCount = {
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
export async function bookHandIn(trx: Trx, courier: Courier, counted: HandInCount): Promise<HandInRow> {
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
  await post(trx, handIn({ id, ...courier, ...counted }));
  return findHandIn(trx, id);
}
