import type { Context } from '#server/context.ts';
import {
  type Bits,
  clearBit,
  emptyBits,
  intersectBits,
  setBit,
} from '#server/features/catalogue/listing/bits.ts';
import { findPostings, type Term } from './postings.repo.ts';
import { findMatches, type Search } from './search.repo.ts';
import type { KeptShelf } from '#server/features/catalogue/listing/refresh-index.ts';
import { addProducts } from './posting.ts';

/**
 * What a search finds: all products, and those whose title has the words as typed, or without their endings. Each is what
 * several sets have in common, one for each word, which other searches share.
 */
export type Hits = Record<'all' | 'exactTitle' | 'wideTitle', readonly Bits[]>;

type Ctx = Pick<Context, 'db' | 'lasting'>;
const mostSearches = 50;
const mostTerms = 200;

/** The products a search finds, whether they are for sale or not. Right as of the version of the shelf it is asked with. */
export async function findHits(ctx: Ctx, kept: KeptShelf, search: Search): Promise<Hits> {
  const known = ctx.lasting.of('searches', createRecent<Hits>);
  const key = `${kept.texts} ${kept.shelf.room.capacity} ${JSON.stringify(search)}`;
  return known(key, mostSearches, () => look(ctx, kept, search));
}

/** Whether a search finds any product that is for sale. */
export function isAnyOnShelf({ shelf: { room, present } }: KeptShelf, hits: Hits): boolean {
  return room.during(() => room.countCommon(present, room.passing(...hits.all)) > 0);
}

async function look(ctx: Ctx, kept: KeptShelf, search: Search): Promise<Hits> {
  const { capacity } = kept.shelf.room;
  if (search.kind === 'nothing') return { all: [], exactTitle: [], wideTitle: [] };
  if (kept.built === 0) {
    const none = () => emptyBits(capacity);
    const found = await findMatches(ctx.db, search);
    return withMatches({ all: none(), exactTitle: none(), wideTitle: none() }, found);
  }
  // Copied at once: while the database is asked, the set may grow.
  const unbuilt = [...kept.unbuilt];
  const [written, changed] = await Promise.all([
    lookUp(ctx, kept, search),
    unbuilt.length === 0 ? undefined : findMatches(ctx.db, search, unbuilt),
  ]);
  if (unbuilt.length === 0) return written;
  const asWritten = ([first = emptyBits(capacity), ...others]: readonly Bits[]) => {
    const bits = intersectBits(first, ...others);
    for (const id of unbuilt) clearBit(bits, id);
    return bits;
  };
  return withMatches(
    {
      all: asWritten(written.all),
      exactTitle: asWritten(written.exactTitle),
      wideTitle: asWritten(written.wideTitle),
    },
    changed,
  );
}

function withMatches(
  { all, exactTitle, wideTitle }: Record<keyof Hits, Bits>,
  found: Awaited<ReturnType<typeof findMatches>> | undefined,
): Hits {
  const capacity = all.length * 32;
  const put = (bits: Bits, ids: readonly number[] = []) => {
    for (const id of ids) if (id < capacity) setBit(bits, id);
    return [bits];
  };
  return {
    all: put(all, found?.all),
    exactTitle: put(exactTitle, found?.exactTitle),
    wideTitle: put(wideTitle, found?.wideTitle),
  };
}

async function lookUp(
  ctx: Ctx,
  kept: KeptShelf,
  search: Exclude<Search, { kind: 'nothing' }>,
): Promise<Hits> {
  const every = (texts: readonly string[], how: Term['how'], inTitle: boolean) =>
    Promise.all(texts.map((text) => readTerm(ctx, kept, { text, how, inTitle })));
  if (search.kind === 'pieces')
    return { all: await every(search.pieces, 'piece', true), exactTitle: [], wideTitle: [] };
  const [all, exactTitle, wideTitle] = await Promise.all([
    every(search.wide, 'beginning', false),
    every(search.exact, 'beginning', true),
    every(search.wide, 'beginning', true),
  ]);
  return { all, exactTitle, wideTitle };
}

/** The products that have a word, as it was written down; kept until blocks are built anew. */
function readTerm(ctx: Ctx, { built, shelf }: KeptShelf, term: Term): Promise<Bits> {
  const { capacity } = shelf.room;
  const known = ctx.lasting.of('words', createRecent<Bits>);
  return known(`${built} ${capacity} ${JSON.stringify(term)}`, mostTerms, async () => {
    const found = emptyBits(capacity);
    for (const posting of await findPostings(ctx.db, term)) addProducts(found, posting);
    return found;
  });
}

type Recent<T> = (key: string, most: number, make: () => Promise<T>) => Promise<T>;

/** Remembers the latest few: made once however many ask at the same time, failures forgotten. */
function createRecent<T>(): Recent<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, most, make) => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const making = make();
    kept.set(key, making);
    making.catch(() => kept.delete(key));
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return making;
  };
}
