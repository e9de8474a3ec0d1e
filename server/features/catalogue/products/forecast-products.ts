import type { BulkForecast, BulkInput } from '#contract/catalogue/office.ts';
import type { DbContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { isReserved } from '#server/features/stock/adjust-stock.ts';
import { readCounts } from '#server/features/stock/stock.read.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { planPrices } from './change-many.ts';
import {
  idsOf,
  requirePermission,
  reservedOf,
  type SkippedProducts,
  unknownOf,
  withoutGoods,
} from './change-products.ts';
import { findLiveOptions, type OptionPrice } from './office-save.repo.ts';
import { readProductTitles } from './products.read.ts';

const mostExamples = 3;
type Foreseen = { skipped: SkippedProducts; examples: BulkForecast['examples'] };

/**
 * What `changeProducts` would do now: how many products it would change, why not the others, and a few prices before and
 * after. Nothing is written or locked.
 * @throws Refusal `staff.not-allowed`, `selection.changed`
 */
export async function forecastProducts(ctx: DbContext, input: BulkInput, by: By): Promise<BulkForecast> {
  requirePermission(input, by);
  const ids = await idsOf(ctx.db, input);
  const known = [...(await readProductTitles(ctx.db, ids)).keys()];
  const { skipped, examples } = await foresee(ctx, known, input.change);
  const all = [...unknownOf(ids, known), ...skipped];
  const wont = [...Map.groupBy(all, ({ why }) => why)].map(([reason, of]) => ({ reason, count: of.length }));
  return { will: ids.length - new Set(all.map(({ id }) => id)).size, wont, examples };
}

async function foresee(
  { db, now }: DbContext,
  ids: readonly number[],
  change: BulkInput['change'],
): Promise<Foreseen> {
  if (change.kind === 'category') return { skipped: [], examples: [] };
  const options = await findLiveOptions(db, ids);
  if (change.kind === 'status') {
    const free = change.status === 'published' ? options.filter(({ price }) => price === 0) : [];
    const products = new Set(free.map(({ product }) => product));
    return { skipped: [...products].map((id) => ({ id, why: 'price' })), examples: [] };
  }
  const others = withoutGoods(ids, options);
  if (change.kind === 'stock') {
    const names = options.map(({ id }) => id);
    const counts = await readCounts(db, names);
    const short = names.filter((id) => isReserved(counts.get(id), change.delta));
    return { skipped: [...others, ...reservedOf(options, short)], examples: [] };
  }
  const { refused, saved } = await planPrices(db, options, { ...change, at: now() });
  const skipped = [...others, ...refused.map((id) => ({ id, why: 'price' as const }))];
  return { skipped, examples: await examplesOf(db, options, saved) };
}

/** Of different products, where there are. */
async function examplesOf(
  db: Db,
  before: readonly OptionPrice[],
  after: readonly OptionPrice[],
): Promise<BulkForecast['examples']> {
  const prices = new Map(before.map(({ id, price }) => [id, price]));
  const first = [...new Map(after.toReversed().map((option) => [option.product, option])).values()]
    .toReversed()
    .slice(0, mostExamples);
  const titles = await readProductTitles(
    db,
    first.map(({ product }) => product),
  );
  return first.flatMap(({ id, product, price }) => {
    const title = titles.get(product)?.title;
    return title ? [{ title, before: prices.get(id) ?? price, after: price }] : [];
  });
}
