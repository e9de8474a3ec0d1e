import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type OptionForSaleRow = {
  option: number;
  product: number;
  title: LocalText;
  optionTitle: LocalText;
  sku: string;
  price: number;
  pictureId: string | null;
  forSale: boolean;
};

export async function findOptionsForSale(
  db: Db | Trx,
  options: readonly number[],
): Promise<OptionForSaleRow[]> {
  const { rows } = await sql<OptionForSaleRow>`
    select o.id as option, o.product_id as product, p.title, o.title as "optionTitle", o.sku, o.price_tenge as price,
      coalesce(o.picture_id, (select picture_id from product_picture where product_id = p.id order by position limit 1))
        as "pictureId",
      p.status = 'published' and o.archived_at is null as "forSale"
    from product_option o join product p on p.id = o.product_id
    where o.id = any(${[...options]}::int[])`.execute(db);
  return rows;
}

export async function findTitles(db: Db | Trx, products: readonly number[]): Promise<Map<number, LocalText>> {
  const { rows } = await sql<{ id: number; title: LocalText }>`
    select id, title from product where id = any(${[...products]}::int[])`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
