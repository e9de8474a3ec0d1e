import type { Context } from '#server/context.ts';
import { type Counts, countShelf } from './catalogue-list.repo.ts';
import { findShelfVersion } from './catalogue-shelf.repo.ts';
import type { Filters } from './filters.ts';

/**
 * How many products there are for each value of each filter. Counting a large shop takes a tenth of a second, so it is done
 * once for each version of the shelf; a sale that leaves units over changes nothing here.
 */
export async function readCounts(ctx: Pick<Context, 'db' | 'memo'>, filters: Filters): Promise<Counts> {
  const version = await findShelfVersion(ctx.db);
  return ctx.memo.get(version, `shelf ${JSON.stringify(filters)}`, () => countShelf(ctx.db, filters));
}
