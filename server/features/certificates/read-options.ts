import type { Context } from '#server/context.ts';
import { type OptionForSale, readOptionsForSale } from '#server/features/catalogue/products/products.read.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * The options of a cart with their present prices, by option id; certificates are included while the shop sells any. What
 * is not published is unknown, like an option that never existed.
 */
export async function readCartOptions(
  { config }: Pick<Context, 'config'>,
  db: Db | Trx,
  options: readonly number[],
): Promise<Map<number, OptionForSale>> {
  const all = await readOptionsForSale(db, options);
  const goods = new Map([...all].filter(([, { isDraft }]) => !isDraft));
  const certificates = [...goods.values()].filter(({ isCertificate }) => isCertificate);
  if (certificates.length === 0 || (await readFeatures({ db, config })).includes('certificates'))
    return goods;
  for (const one of certificates) goods.set(one.option, { ...one, forSale: false });
  return goods;
}

/** The same without certificates. @throws Refusal `request.invalid` */
export async function readPlainOptions(
  db: Db | Trx,
  options: readonly number[],
): Promise<Map<number, OptionForSale>> {
  const goods = await readOptionsForSale(db, options);
  if ([...goods.values()].some(({ isCertificate }) => isCertificate))
    throw new Refusal('request.invalid', { field: 'items' });
  return goods;
}
