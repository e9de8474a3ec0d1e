import type { Dashboard } from '#contract/dashboard/office.ts';
import type { Db } from '#server/platform/db/db.ts';
import {
  countSold,
  countStatuses,
  type DeliveryTakings,
  findBest,
  findUnpaid,
  findWork,
  sumTakings,
} from './orders-figures.repo.ts';

export type { DeliveryTakings };
type Span = { from: Date; to: Date };

/** Money taken on delivery and orders that became sales, by day. */
export async function readSales(
  db: Db,
  { from, to }: Span,
): Promise<{ onDelivery: DeliveryTakings[]; sold: { day: string; count: number }[] }> {
  const [onDelivery, sold] = await Promise.all([sumTakings(db, from, to), countSold(db, from, to)]);
  return { onDelivery, sold };
}

/** What waits to be done today. */
export async function readWork(db: Db, day: string, { from, to }: Span) {
  const [work, byStatus] = await Promise.all([findWork(db, day), countStatuses(db, from, to)]);
  return { ...work, byStatus };
}

export async function readBest(db: Db, { from, to }: Span, limit: number): Promise<Dashboard['best']> {
  return findBest(db, from, to, limit);
}

export async function readUnpaid(db: Db, { from, to }: Span): Promise<Dashboard['unpaid']> {
  return findUnpaid(db, from, to);
}
