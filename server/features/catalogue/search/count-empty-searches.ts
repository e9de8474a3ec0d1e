/** Counts queries without results (zero results) for staff; who searched is not recorded. */
import type { ListQuery, ProductList } from '#contract/catalogue/shop.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { readEmptySearch } from '#domain/intention/search-term.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Log } from '#server/platform/log.ts';
import { addEmptySearches, type CountedSearch, trimEmptySearches } from './empty-searches.repo.ts';

export type EmptySearches = {
  /** Only adds to memory; above a limit queries are not counted. */
  count(query: string): void;
  /** Flushes the counts; otherwise they are flushed some seconds later. */
  write(): Promise<void>;
};

type EmptySearchContext = { db: Db; now: () => Date };

const writeMs = 10_000;
const mostAtOnce = 100;
const keptDays = 90;

/** @param around `db`: the primary, because requests may use a replica */
export function createEmptySearches({ db, now, log }: EmptySearchContext & { log: Log }): EmptySearches {
  let counted = new Map<string, CountedSearch>();
  let waiting: NodeJS.Timeout | undefined;

  async function write() {
    clearTimeout(waiting);
    waiting = undefined;
    const rows = [...counted.values()];
    counted = new Map();
    if (rows.length === 0) return;
    await addEmptySearches(db, dayOf(now()), rows).catch((err: unknown) =>
      log.warn({ err }, 'queries that found nothing were not counted'),
    );
  }

  return {
    write,
    count(query) {
      const read = readEmptySearch(query);
      if (!read) return;
      const same = counted.get(read.folded);
      if (same) same.searches += 1;
      else if (counted.size < mostAtOnce) counted.set(read.folded, { ...read, searches: 1 });
      waiting ??= setTimeout(() => void write(), writeMs).unref();
    },
  };
}

/** Query parameters that do not filter. */
const besides = new Set(['q', 'sort', 'page', 'page_size', 'place']);

/** Counts a search when no product has its words; one with filters is not counted, because they may be the reason. */
export function countIfEmpty(
  { emptySearches }: { emptySearches: EmptySearches },
  { search, query }: { search?: string | undefined; query: ListQuery },
  { page, widened, asked }: Pick<ProductList, 'page' | 'widened' | 'asked'>,
): void {
  if (!asked || page.number > 1 || Object.keys(query).some((name) => !besides.has(name))) return;
  if (page.total === 0 || widened.includes('words'))
    emptySearches.count([search, query.q].filter(Boolean).join(' '));
}

/** Deletes old counts, and the rarest above the limit. */
export const forgetEmptySearches = ({ db, now }: EmptySearchContext): Promise<void> =>
  trimEmptySearches(db, addDays(dayOf(now()), -keptDays));
