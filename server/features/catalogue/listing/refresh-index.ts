import type { Context } from '#server/context.ts';
import { askTogether } from '#server/platform/cache/ask-together.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findUnbuilt } from '#server/features/catalogue/search/postings.repo.ts';
import {
  findLastOnShelf,
  findShelfNews,
  findShelfRows,
  findShelfStand,
  type ShelfStand,
} from './listing-version.repo.ts';
import { addRows, changeRows, createShelf, type Shelf, sortShelf } from './facet-index.ts';

/** A node's shelf with what the node knows about the words of its products. */
export type KeptShelf = {
  shelf: Shelf;
  /** -1: not loaded yet */
  version: number;
  /** 0: the shop is small, and words are looked up in the products themselves */
  built: number;
  /** Products whose words changed after their search block was built. */
  unbuilt: Set<number>;
  /** Goes up with every change of words: what was found before may be wrong. */
  texts: number;
  catchingUp: Promise<void>;
};

const portion = 10_000;
/** Beyond this it is quicker to begin again. */
const mostNews = 50_000;

/**
 * The shelf as of now: whoever saved something sees it in the next list, on every node. Costs one small query; after a
 * change the changed rows, and once in the life of a node all of them (a million in some seconds).
 */
export async function keepShelf(ctx: Pick<Context, 'db' | 'quick' | 'lasting'>): Promise<KeptShelf> {
  const kept = ctx.lasting.of<KeptShelf>('shelf', () => ({
    shelf: createShelf(),
    version: -1,
    built: 0,
    unbuilt: new Set(),
    texts: 0,
    catchingUp: Promise.resolve(),
  }));
  const stand = await askTogether(ctx.quick, 'shelf', () => findShelfStand(ctx.quick));
  if (kept.version >= stand.version) return kept;
  // One after the other; whoever comes second finds the work done. A failure is the next one's to make good.
  kept.catchingUp = kept.catchingUp.catch(() => undefined).then(() => catchUp(ctx.db, kept, stand));
  await kept.catchingUp;
  return kept;
}

async function catchUp(db: Db, kept: KeptShelf, stand: ShelfStand): Promise<void> {
  if (kept.version >= stand.version) return;
  const news =
    kept.version < stand.logFrom ? undefined : await findShelfNews(db, kept.version, stand.version);
  if (!news || news.ids.length > mostNews) await loadShelf(db, kept);
  else {
    if (news.ids.length > 0) changeRows(kept.shelf, news.ids, news.rows);
    if (kept.built > 0) for (const id of news.texts) kept.unbuilt.add(id);
    if (news.texts.length > 0) kept.texts++;
  }
  if (!news || stand.built !== kept.built) {
    kept.unbuilt = new Set(stand.built === 0 ? [] : await findUnbuilt(db));
    kept.built = stand.built;
    kept.texts++;
  }
  kept.version = stand.version;
}

/** Rows that change meanwhile are read again by the next call: their version is newer than the one asked for. */
async function loadShelf(db: Db, kept: KeptShelf): Promise<void> {
  const shelf = createShelf(await findLastOnShelf(db));
  for (let after = 0; ; ) {
    const rows = await findShelfRows(db, after, portion);
    addRows(shelf, rows);
    if (rows.length < portion) break;
    after = rows.at(-1)?.[0] ?? after;
  }
  sortShelf(shelf);
  kept.shelf = shelf;
}
