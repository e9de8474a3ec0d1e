/**
 * Cash that a courier brings: their own count waits until staff count as well; a hand-in is booked into the till once,
 * against the balance that was seen.
 */
import { handIn, purseJoined } from '#domain/ledger/postings.ts';
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
  wasHandedIn,
} from './purse.read.ts';
import { readStaffName } from './couriers.read.ts';
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
  if (balance <= 0 || !isOwnCountGood(count, balance))
    throw new Refusal('record.conflict', { data: { box: balance } });
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
  /** The other purse of a join, whose sum is posted apart: the till has no part in it. */
  joined?: string;
};

/** @throws Refusal `record.conflict` when the balance is no longer `expected`, or there is nothing to book */
export async function bookHandIn(trx: Trx, courier: Courier, counted: HandInCount): Promise<HandInRow> {
  await lockHandIns(trx, courier);
  const balance = await readBalance(trx, courier);
  if (balance !== counted.expected || (balance === 0 && counted.counted === 0))
    throw new Refusal('record.conflict', { data: { box: balance } });
  const id = await insertHandIn(trx, {
    courier_id: courier.courierId,
    courier: courier.courier,
    expected_tenge: counted.expected,
    counted_tenge: counted.counted,
    note: counted.note,
    staff_id: counted.staffId,
    at: counted.at,
    courier_counted_tenge: counted.own?.counted ?? null,
    courier_counted_at: counted.own?.at ?? null,
    joined: counted.joined ?? null,
  });
  if (counted.joined === undefined) await post(trx, handIn({ id, ...courier, ...counted }));
  return findHandIn(trx, id);
}

/**
 * Cash that a courier has handed in may leave their purse only with somebody's knowledge; that of the till has none.
 * @throws Refusal `money.handed-in` with the courier's name and the balance that it would make
 */
export async function requireInPurse(
  trx: Trx,
  taking: Courier & { id: number; amount: number },
): Promise<void> {
  await lockHandIns(trx, taking);
  if (!(await wasHandedIn(trx, taking))) return;
  const { courierId, courier, amount } = taking;
  const name = courierId === null ? undefined : await readStaffName(trx, courierId);
  const balance = (await readBalance(trx, taking)) - amount;
  throw new Refusal('money.handed-in', { data: { courier: name ?? courier, balance } });
}

/**
 * Moves the balance of one purse to another, in two rows that mention each other and one transfer.
 * @returns the new balance of the other one
 * @throws Refusal `record.conflict` when the balance is no longer `expected`, or is zero
 */
export async function joinPurses(
  trx: Trx,
  { from, to }: { from: Courier; to: Courier },
  { expected, staffId, at }: Pick<HandInCount, 'expected' | 'staffId' | 'at'>,
): Promise<number> {
  const who = { difference: 0, note: '', staffId, at };
  const given = { ...who, expected, counted: expected, joined: to.courier };
  const { id } = await bookHandIn(trx, from, given);
  await lockHandIns(trx, to);
  const before = await readBalance(trx, to);
  await bookHandIn(trx, to, { ...who, expected: before, counted: -expected, joined: from.courier });
  await post(trx, purseJoined({ id, from, to, amount: expected, at }));
  return before + expected;
}
