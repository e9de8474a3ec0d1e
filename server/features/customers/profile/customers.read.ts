/** Customers for other features: their name, and where messages go. */
import type { Db, Trx } from '#server/platform/db/db.ts';

/** Name and surname as given, empty when not. */
export async function readCustomerName(
  db: Db,
  customerId: number,
): Promise<{ name: string; surname: string }> {
  const row = await db
    .selectFrom('customer')
    .select(['name', 'surname'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row ?? { name: '', surname: '' };
}

/** The number for messages to a customer, or null for an erased one. */
export async function readPhone(db: Db | Trx, customerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('customer')
    .select('phone')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.phone ?? null;
}

/** Number and language for messages without a request; null for an erased or blocked customer. */
export async function readReachable(
  db: Db | Trx,
  customerId: number,
): Promise<{ phone: string; lang: 'tm' | 'ru' } | null> {
  const row = await db
    .selectFrom('customer')
    .select(['phone', 'lang'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return row ? { phone: row.phone, lang: row.lang === 'ru' ? 'ru' : 'tm' } : null;
}

/** The customer with a normalised number; undefined when there is none. */
export async function findByPhone(db: Db, phone: string) {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'name', 'surname', 'lang', 'blocked_at'])
    .where('phone', '=', phone)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { blocked_at: blockedAt, lang, ...names } = row;
  return { ...names, lang: lang === 'ru' ? ('ru' as const) : ('tm' as const), isBlocked: blockedAt !== null };
}
