import type { Db } from '#server/platform/db/db.ts';
import { findRefund } from './refunds.repo.ts';

/** The order a refund belongs to. */
export async function findRefundOrder(db: Db, refundId: string): Promise<string | undefined> {
  return (await findRefund(db, refundId))?.order_id;
}
