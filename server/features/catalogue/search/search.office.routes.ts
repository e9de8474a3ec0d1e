import type { officeSearch } from '#contract/catalogue/office-search.ts';
import { resources } from '#contract/resources.ts';
import { foldPhrase } from '#domain/intention/search-term.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import type { Context } from '#server/context.ts';
import { crudHandlers } from '#server/features/audit/crud-with-audit.ts';
import { pageOf, rangeOf } from '#server/platform/db/paging.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { deleteEmptySearch, findEmptySearches } from './empty-searches.repo.ts';
import { nameNearest } from './name-nearest.ts';
import { searchTermRecords } from './search-term-records.ts';
import { listTitlePairs } from './title-pairs.ts';
import { tryQuery } from './try-query.ts';

export const officeSearchHandlers: Handlers<Context, typeof officeSearch> = {
  ...crudHandlers(resources['search-terms'], () => searchTermRecords),
  'GET /api/office/search-terms/try/': async (ctx, { query }) => ({ data: await tryQuery(ctx, query.q) }),
  'GET /api/office/search-terms/pairs/': async (ctx) => ({ data: await listTitlePairs(ctx) }),
  'GET /api/office/empty-searches/': async (ctx, { query }) => {
    const range = rangeOf(query);
    const since = addDays(dayOf(ctx.now()), -(query.days ?? 30));
    const { rows, total } = await findEmptySearches(ctx.db, since, range);
    const nearest = await nameNearest(
      ctx.db,
      rows.map(({ typed }) => typed),
    );
    const data = rows.map((row, at) => ({ ...row, nearest: nearest[at] ?? null }));
    return { data, page: pageOf(range, total) };
  },
  'POST /api/office/empty-searches/dismiss/': async ({ db }, { body }) => {
    await deleteEmptySearch(db, foldPhrase(body.typed));
    return {};
  },
};
