import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type WrapRow = { id: number; title: LocalText; price: number; pictureId: string | null };

export async function findActiveWrap(db: Db | Trx, id: number): Promise<WrapRow | undefined> {
  return db
    .selectFrom('wrap')
    .select(['id', 'title', 'price_tenge as price', 'picture_id as pictureId'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

export async function findCardText(db: Db | Trx): Promise<{ price: number } | undefined> {
  const row = await db.selectFrom('shop_text').select('value').where('key', '=', 'card').executeTakeFirst();
  return row?.value;
}
