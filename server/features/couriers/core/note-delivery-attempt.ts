import type { FailedReason } from '#domain/delivery/delivery-attempts.ts';
import type { Trx } from '#server/platform/db/db.ts';

export type FailedAttempt = {
  orderId: string;
  number: number;
  reason: FailedReason;
  courier: string;
  staffId: number;
  at: Date;
};

/** Records an attempt that ended without delivery; the caller has locked the order. */
export async function noteDeliveryAttempt(trx: Trx, attempt: FailedAttempt): Promise<void> {
  const { orderId, staffId, ...row } = attempt;
  await trx
    .insertInto('delivery_attempt')
    .values({ ...row, order_id: orderId, staff_id: staffId })
    .execute();
}

/** Sets how many attempts an order may have from now on. */
export async function saveAttemptsChosen(trx: Trx, attempts: number, at: Date): Promise<void> {
  const row = { attempts, changed_at: at };
  await trx
    .insertInto('delivery_setting')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
