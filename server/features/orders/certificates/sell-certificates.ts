import type { Trx } from '#server/platform/db/db.ts';
import { updateSent } from './sales.repo.ts';

/** The SMS of a sold certificate is promised, in the caller's transaction. */
export async function noteSent(
  trx: Trx,
  certificateId: number,
  { mobile, at }: { mobile: string; at: Date },
): Promise<void> {
  await updateSent(trx, certificateId, { mobile, sent_at: at });
}
