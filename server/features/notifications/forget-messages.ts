import type { Trx } from '#server/platform/db/db.ts';
import { blankPhone } from './messages.repo.ts';

/** Keeps messages for statistics and erases their recipient. */
export async function forgetMessages(trx: Trx, phone: string): Promise<void> {
  await blankPhone(trx, phone);
}
