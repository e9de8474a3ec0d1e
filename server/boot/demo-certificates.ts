/**
 * The certificate product of the demonstration. It is not part of the seed goods, because not every merchant may sell
 * certificates.
 */
import type { Context } from '#server/context.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { refreshInside } from '#server/features/catalogue/products/refresh-inside.ts';
import { saveProduct } from '#server/features/catalogue/products/save-product.ts';
import { refreshSearchWords } from '#server/features/catalogue/search/search.repo.ts';
import { adjustOneStock } from '#server/features/stock/adjust-stock.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { categories } from '#server/seed/data/categories.ts';
import { both } from '#server/seed/data/compose.ts';
import { pictures } from '#server/seed/data/pictures.ts';

const faces = [100, 200, 300, 500];
const blanks = 10_000;
/** Older than all other products, so that it comes last when sorted by date. */
const ageMs = 400 * 86_400_000;

const sold = {
  needs: 'certificates',
  title: both('Sowgat sertifikaty', 'Подарочный сертификат'),
  description: both(
    'Näme sowgat berjegiňizi bilmeseňiz, saýlawy alyjynyň özüne goýuň. Kody siziň bellän günüňiz SMS bilen iberýäris ýa-da özüňiz çap edýärsiňiz. On iki aýlap, bölekleýin hem ulanyp bolýar.',
    'Если не знаете, что подарить, оставьте выбор получателю. Код отправим по SMS в день, который вы назовёте, или распечатайте его сами. Действует двенадцать месяцев, тратить можно частями.',
  ),
} as const;

/** Does nothing while certificates are switched off. Not idempotent: called once, when the demonstration is filled. */
export async function addDemoCertificates(ctx: Pick<Context, 'db' | 'now' | 'config'>): Promise<void> {
  if (!(await readFeatures(ctx)).includes(sold.needs)) return;
  const { needs: _, ...texts } = sold;
  const at = new Date(ctx.now().getTime() - ageMs);
  await inTransaction(ctx.db, async (trx) => {
    const title = categories.find(({ key }) => key === 'gift-sets')?.title.tm ?? '';
    const { id: category } = await trx
      .selectFrom('category')
      .select('id')
      .where((where) => where(where.ref('title', '->>').key('tm'), '=', title))
      .executeTakeFirstOrThrow();
    const { id, options } = await saveProduct(
      trx,
      undefined,
      {
        ...{ ...texts, category, kind: 'certificate', status: 'published' },
        pictures: pictures.flatMap(({ id, key }) => (key === 'greeting-card' ? [id] : [])),
        options: faces.map((manat) => ({
          title: both(`${manat} TMT`, `${manat} TMT`),
          sku: `CERT-${manat}`,
          price: manat * 100,
        })),
      },
      at,
      { isRefreshed: false },
    );
    for (const option of options)
      await adjustOneStock(trx, { option, delta: blanks, kind: 'receive', reason: 'first units', at });
    await refreshInside(trx, [id]);
  });
  await refreshSearchWords(ctx.db);
}
