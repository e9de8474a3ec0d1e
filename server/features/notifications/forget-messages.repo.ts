import type { Trx } from '#server/platform/db/db.ts';

export async function blankPhone(trx: Trx, phone: string): Promise<void> {
  await trx.updateTable('sms_message').set({ phone: '' }).where('phone', '=', phone).execute();
}
