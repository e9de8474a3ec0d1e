import type { Trx } from '#server/platform/db/db.ts';
import { blankPhone } from './messages.repo.ts';

/** Messages stay as figures; whom they went to is forgotten. */
export async function forgetMessages(trx: Trx, phone: string): Promise<void> {
  await blankPhone(trx, phone);
}
