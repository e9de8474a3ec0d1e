import { LRUCache } from 'lru-cache';
import type { Db } from '#server/platform/db/db.ts';
import {
  findIndexChanges,
  findIndexRows,
  findLastInIndex,
  findIndexVersion,
  type IndexVersion,
} from './listing-version.repo.ts';
import { addRows, changeRows, createIndex, type FacetIndex, sortIndex } from './facet-index.ts';
import type { Lexicon } from '#domain/intention/lexicon.ts';
import { shareReading } from '#server/platform/db/share-reading.ts';
import { createLexiconReader } from '#server/features/catalogue/search/read-lexicon.ts';
import type { Hits } from './hits.ts';

/** A node's facet index at one version, and cached search hits since words last changed. */
export type CurrentIndex = { index: FacetIndex; version: number; hits: LRUCache<string, Hits> };
export type Listing = {
  /**
   * The current facet index: whoever saved something sees it in the next list, on every node. Costs one small query;
   * after a change the changed rows, and once after the start of a node all of them (a million in some seconds).
   */
  upToDate(db: Db): Promise<CurrentIndex>;
  /** The lexicon of queries, built from the shop's recipients, occasions, categories and search terms. */
  lexicon(db: Db): Promise<Lexicon>;
};

const portion = 10_000;
/** Above this many changes reloading is faster. */
const mostChanges = 50_000;
/** Cache size of search hits in bytes: enough for the most common words of a shop of a million products. */
const mostHits = 16 * 1024 * 1024;

const newHits = () =>
  new LRUCache<string, Hits>({ maxSize: mostHits, sizeCalculation: (hits) => hits.byteLength + 200 });

/** One per node. Refreshes are shared: any number of concurrent lists cause one. */
export function createListing(): Listing {
  let current: CurrentIndex = { index: createIndex(), version: -1, hits: newHits() };
  let refreshing: Promise<void> = Promise.resolve();
  const readVersion = shareReading(findIndexVersion);

  async function refresh(db: Db, asked: IndexVersion): Promise<void> {
    const { index, version, hits } = current;
    if (version >= asked.version) return;
    const changes = version < asked.logFrom ? undefined : await findIndexChanges(db, version, asked.version);
    if (!changes || changes.ids.length > mostChanges)
      current = { index: await loadIndex(db), version: asked.version, hits: newHits() };
    else {
      changeRows(index, changes.ids, changes.rows);
      current = { index, version: asked.version, hits: changes.isText ? newHits() : hits };
    }
  }

  return {
    lexicon: createLexiconReader(),
    async upToDate(db) {
      const asked = await readVersion(db);
      // Read from a replica that lags behind: its hits must not be cached.
      if (current.version > asked.version) return { ...current, hits: newHits() };
      if (current.version === asked.version) return current;
      // Refreshes run one after another; a waiting caller finds the index up to date. A failed one is repeated by the next call.
      refreshing = refreshing.catch(() => undefined).then(() => refresh(db, asked));
      await refreshing;
      return current;
    },
  };
}

/** Rows that change meanwhile are read again by the next call: their version is newer than the one read here. */
async function loadIndex(db: Db): Promise<FacetIndex> {
  const index = createIndex(await findLastInIndex(db));
  for (let after = 0; ; ) {
    const rows = await findIndexRows(db, after, portion);
    addRows(index, rows);
    if (rows.length < portion) break;
    after = rows.at(-1)?.[0] ?? after;
  }
  sortIndex(index);
  return index;
}
