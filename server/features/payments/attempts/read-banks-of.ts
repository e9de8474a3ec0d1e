import type { BankCode } from '#domain/payments/bank-answer.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findAttemptsOf } from '#server/features/payments/payments.repo.ts';

/** The banks at which paying for an order was ever begun. */
export async function readBanksOf(db: Db, orderId: string): Promise<ReadonlySet<BankCode>> {
  return new Set((await findAttemptsOf(db, orderId)).map(({ bank }) => bank));
}
