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

/** A node's facet index as of one version, and what was found by searching since words changed last. */
export type CurrentIndex = { index: FacetIndex; version: number; hits: LRUCache<string, Hits> };
export type Listing = {
  /**
   * The facet index as of now: whoever saved something sees it in the next list, on every node. Costs one small query; after a
   * change the changed rows, and once in the life of a node all of them (a million in some seconds).
   */
  upToDate(db: Db): Promise<CurrentIndex>;
  /** How queries are read, by what staff arrange presents by. */
  lexicon(db: Db): Promise<Lexicon>;
};

const portion = 10_000;
/** Beyond this it is quicker to begin again. */
const mostChanges = 50_000;
/** Bytes of what searches found: the commonest words of a shop of a million. */
const mostHits = 16 * 1024 * 1024;

const newHits = () =>
  new LRUCache<string, Hits>({ maxSize: mostHits, sizeCalculation: (hits) => hits.byteLength + 200 });

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
      // Asked of a replica that is behind: what is found there must not be remembered.
      if (current.version > asked.version) return { ...current, hits: newHits() };
      if (current.version === asked.version) return current;
      // Refreshes run one after another; a waiting caller finds the index up to date. A failed one is repeated by the next call.
      refreshing = refreshing.catch(() => undefined).then(() => refresh(db, asked));
      await refreshing;
      return current;
    },
  };
}

/** Rows that change meanwhile are read again by the next call: their version is newer than the one asked for. */
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
