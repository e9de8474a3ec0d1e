import type { Trx } from '#server/platform/db/db.ts';
import { brands } from './data/brands.ts';
import { categories } from './data/categories.ts';
import { ideas } from './data/ideas.ts';
import { occasions, recipients } from './data/occasions.ts';
import { pictures } from './data/pictures.ts';
import { products } from './data/products.ts';
import { need, reserveIds } from './reserve-ids.ts';

/** What kinds of things the data names by key. */
type Kind = 'category' | 'brand' | 'occasion' | 'recipient' | 'product' | 'idea';

/** Turns the keys of the data into the numbers of this database. */
export type SeedNumbers = {
  of(kind: Kind, key: string): number;
  /** The id of a picture by its key. */
  picture(key: string): string;
};

/** Reserves a number for everything that other rows point at. */
export async function reserveNumbers(trx: Trx): Promise<SeedNumbers> {
  const keysOf = (list: readonly { readonly key: string }[]) => list.map((item) => item.key);
  const numbers: Record<Kind, ReadonlyMap<string, number>> = {
    category: await reserveIds(trx, 'category', keysOf(categories)),
    brand: await reserveIds(trx, 'brand', keysOf(brands)),
    occasion: await reserveIds(trx, 'occasion', keysOf(occasions)),
    recipient: await reserveIds(trx, 'recipient', keysOf(recipients)),
    product: await reserveIds(trx, 'product', keysOf(products)),
    idea: await reserveIds(trx, 'idea', keysOf(ideas)),
  };
  const pictureIds = new Map(pictures.map((picture) => [picture.key, picture.id]));
  return {
    of: (kind, key) => need(numbers[kind].get(key), `${kind} ${key}`),
    picture: (key) => need(pictureIds.get(key), `picture ${key}`),
  };
}
