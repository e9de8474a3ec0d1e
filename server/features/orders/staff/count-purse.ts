/** A courier's own count of the cash they bring: it waits until staff count as well. */
import { isOwnCountGood } from '#domain/payments/hand-in.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readBalance } from './couriers.read.ts';
import { findOwnCount, type OwnCount } from './own-counts.read.ts';
import { deleteOwnCount, saveOwnCount } from './own-counts.repo.ts';
import { lockHandIns } from './staff-orders.repo.ts';

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
