import type { Trx } from '#server/platform/db/db.ts';
import { updateSent } from './sales.repo.ts';

/** Queues the SMS of a sold certificate in the transaction of the caller. */
export async function noteSent(
  trx: Trx,
  certificateId: number,
  { mobile, at }: { mobile: string; at: Date },
): Promise<void> {
  await updateSent(trx, certificateId, { mobile, sent_at: at });
}
