/** SMS templates of staff, which take the place of the shop's own SMS texts. */
import type { SmsTemplate } from '#domain/notifications/sms-template.ts';
import type { SmsKind } from '#domain/notifications/sms-text.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { findTemplates, saveTemplates } from './templates.repo.ts';

/** What staff wrote instead of the shop's usual messages, by kind. */
export async function readTemplates(db: Db | Trx): Promise<Readonly<Record<string, SmsTemplate>>> {
  return findTemplates(db);
}

/** An own text of one kind, or null for the usual one. */
export async function upsertTemplate(
  trx: Trx,
  kind: SmsKind,
  text: SmsTemplate | null,
  at: Date,
): Promise<void> {
  const { [kind]: _, ...others } = await findTemplates(trx);
  await saveTemplates(trx, text === null ? others : { ...others, [kind]: text }, at);
}
