import { isPageOpen } from '#domain/payments/attempt.ts';
import { readAttempts } from '#server/features/payments/payments.read.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { asPolled } from './attempt-record.ts';

/** Whether the order may be being paid right now: a bank page is open, or being opened. The order is locked. */
export async function hasOpenPage(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  return (await readAttempts(trx, orderId)).some(
    (attempt) => ['registering', 'unknown'].includes(attempt.state) || isPageOpen(asPolled(attempt), now),
  );
}
