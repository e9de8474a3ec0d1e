import type { SmsTemplate } from '#domain/notifications/sms-template.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

const key = 'sms';

/** Texts in the words of staff, by kind; what is not there is the usual one. */
export async function findTemplates(db: Db | Trx): Promise<Readonly<Record<string, SmsTemplate>>> {
  const row = await db.selectFrom('shop_text').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? {};
}

export async function saveTemplates(
  trx: Trx,
  texts: Readonly<Record<string, SmsTemplate>>,
  at: Date,
): Promise<void> {
  const row = { value: JSON.stringify(texts), updated_at: at };
  await trx
    .insertInto('shop_text')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
