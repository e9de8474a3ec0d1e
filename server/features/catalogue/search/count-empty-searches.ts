/** Counts queries that found nothing (zero results), for staff: who asked is not written down. */
import type { ListQuery, ProductList } from '#contract/catalogue/shop.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import { readEmptySearch } from '#domain/intention/search-term.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Log } from '#server/platform/log.ts';
import { addEmptySearches, type CountedSearch, trimEmptySearches } from './empty-searches.repo.ts';

export type EmptySearches = {
  /** Costs the caller nothing but memory; what is too much at once is not counted. */
  count(query: string): void;
  /** Writes what was counted; by itself it is written some seconds later. */
  write(): Promise<void>;
};

type Around = { db: Db; now: () => Date };

const writeMs = 10_000;
const mostAtOnce = 100;
const keptDays = 90;

/** @param around `db`: the primary, since requests may have a replica */
export function createEmptySearches({ db, now, log }: Around & { log: Log }): EmptySearches {
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

/** What was asked for besides the text does not decide whether the text is understood. */
const besides = new Set(['q', 'sort', 'page', 'page_size', 'place']);

/** Counts a search when nothing has its words; one with filters says nothing of its words. */
export function countIfEmpty(
  { emptySearches }: { emptySearches: EmptySearches },
  { search, query }: { search?: string | undefined; query: ListQuery },
  { page, widened }: Pick<ProductList, 'page' | 'widened'>,
): void {
  if (page.number > 1 || Object.keys(query).some((name) => !besides.has(name))) return;
  if (page.total === 0 || widened.includes('words'))
    emptySearches.count([search, query.q].filter(Boolean).join(' '));
}

/** Forgets what is too old or too much. */
export const forgetEmptySearches = ({ db, now }: Around): Promise<void> =>
  trimEmptySearches(db, addDays(dayOf(now()), -keptDays));
