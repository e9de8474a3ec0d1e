/** The present prices of gift wrap and card. */
import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type WrapRow = { id: number; title: LocalText; price: number; pictureId: string | null };

/** A gift wrap with its present price (tenge), or null when staff have deleted it. */
export async function readWrap(db: Db | Trx, id: number): Promise<WrapRow | null> {
  const row = await db
    .selectFrom('wrap')
    .select(['id', 'title', 'price_tenge as price', 'picture_id as pictureId'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** The price of a handwritten card, in tenge; 0 until staff set one. */
export async function readCardPrice(db: Db | Trx): Promise<number> {
  const row = await db.selectFrom('shop_text').select('value').where('key', '=', 'card').executeTakeFirst();
  return row?.value.price ?? 0;
}
