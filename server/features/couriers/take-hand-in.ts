/** Books cash that a courier hands in into the till, and joins balances. */
import type { HandIn } from '#contract/couriers/office-couriers.ts';
import type { PageInfo } from '#contract/shared.ts';
import { differenceOf } from '#domain/payments/hand-in.ts';
import type { DbContext } from '#server/context.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { takeOwnCount } from './core/purse.ts';
import { bookHandIn, joinPurses } from './core/purse.ts';
import { type Courier, findHandIns, type HandInRow } from './core/purse.read.ts';
import { readStaffName } from './core/couriers.read.ts';
import { readCourierName } from '#server/features/fulfilment/assign-courier.ts';
import { pageOf, rangeOf } from '#server/platform/db/paging.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Input = Courier & {
  expected: number;
  counted: number;
  restStays?: boolean;
  note?: string;
  /** The courier's own count, as the counting person saw it. */
  courierCounted?: number | null;
};

/**
 * Writes a hand-in, with the courier's own count. The expected sum is the balance that the counting person saw.
 * @throws Refusal `record.conflict` when the balance or the courier's count has changed, or the courier counts both
 * times; `request.invalid` for a difference without a note or for the till itself, `courier.not-found`
 */
export async function takeHandIn(ctx: OfficeContext, input: Input, by: By): Promise<HandIn> {
  const { expected, counted, restStays = false, note = '' } = input;
  const { staffId } = by.actor;
  const subject = input.courierId === null ? 'takings' : 'staff';
  return withAudit(ctx, by, { action: 'hand-in', subject }, async (trx) => {
    const { courierId } = input;
    const name = courierId === null ? input.courier.trim() : await readStaffName(trx, courierId);
    if (name === undefined) throw new Refusal('courier.not-found');
    if (name === '') throw new Refusal('request.invalid', { field: 'courier' });
    const own = await takeOwnCount(trx, courierId, expected);
    const isSeen = input.courierCounted === undefined || input.courierCounted === (own?.counted ?? null);
    if (!isSeen || (own && courierId === staffId)) throw new Refusal('record.conflict');
    const difference = differenceOf({ expected, counted, restStays, note, own: own?.counted ?? null });
    if (difference === undefined)
      throw new Refusal('request.invalid', { field: restStays && !own ? 'counted' : 'note' });
    const counts = { expected, counted, difference, note: note.trim(), own };
    const who = { staffId, at: ctx.now() };
    const written = shapeHandIn(await bookHandIn(trx, { courierId, courier: name }, { ...counts, ...who }));
    return { id: courierId ?? name, after: written, result: written };
  });
}

/** Hand-ins of all couriers, the newest first. */
export async function listHandIns(
  ctx: DbContext,
  query: { page?: number; page_size?: number },
): Promise<{ data: HandIn[]; page: PageInfo }> {
  const range = rangeOf(query);
  const { rows, total } = await findHandIns(ctx.db, range);
  return { data: rows.map(shapeHandIn), page: pageOf(range, total) };
}

function shapeHandIn({ staff, at, courierCountedAt, ...row }: HandInRow): HandIn {
  return {
    ...row,
    staff: staff ?? '',
    at: at.toISOString(),
    courierCountedAt: courierCountedAt?.toISOString() ?? null,
  };
}

type Join = { courier: string; courierId: number; expected: number };

/**
 * Moves the cash balance of a typed name to the account of that courier: the takings themselves do not change, nor does the till.
 * @param input.expected tenge, the balance of the name as it was seen
 * @returns the courier's new balance
 * @throws Refusal `courier.not-found`, `record.conflict` when the balance has changed, or is zero
 */
export async function joinBalance(
  ctx: OfficeContext,
  { courier: name, courierId, expected }: Join,
  by: By,
): Promise<{ balance: number }> {
  return withAudit(ctx, by, { action: 'join-balance', subject: 'staff' }, async (trx) => {
    const courier = await readCourierName(trx, courierId);
    const sides = { from: { courierId: null, courier: name }, to: { courierId, courier } };
    const balance = await joinPurses(trx, sides, { expected, staffId: by.actor.staffId, at: ctx.now() });
    return {
      id: courierId,
      before: { courier: name, counted: expected },
      after: { courier, counted: -expected },
      result: { balance },
    };
  });
}
