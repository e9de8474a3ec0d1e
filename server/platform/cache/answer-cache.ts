import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createBoundedAnswers } from './bounded-answers.ts';

const compress = promisify(brotliCompress);
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Answers are 2 to 60 KB: a window of 64 KB packs them as well as the usual 4 MB, in three fifths of the time (measured).
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
};

/** A finished answer and the tag it goes by. `expiresAt` in milliseconds. */
export type CachedAnswer = {
  raw: Buffer;
  etag: string;
  expiresAt: number;
  /** Products whose cards are in it: of these a sale leaves it with a wrong count. */
  mentions: ReadonlySet<number>;
  /** Made when somebody takes it, once; the same as `raw` where packing is not worth it. */
  br: Buffer | undefined;
  packing?: Promise<Buffer>;
};

/** The answer packed by brotli, once however many ask. */
export async function packAnswer(answer: CachedAnswer): Promise<Buffer> {
  if (answer.raw.length <= smallest) answer.br = answer.raw;
  answer.packing ??= answer.br ? Promise.resolve(answer.br) : compress(answer.raw, brotli).then(ownBytes);
  answer.br = await answer.packing;
  return answer.br;
}

/**
 * A copy in memory of its own. What the runtime hands out is a part of a piece of 64 KB, which lives as long as any part of it
 * does: a kept answer of 2 KB would cost all of them.
 */
function ownBytes(of: Buffer | string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(of));
  if (typeof of === 'string') own.write(of);
  else of.copy(own);
  return own;
}

/** Shorter ones fit into one packet as they are. */
const smallest = 512;

export type AnswerCache = {
  /**
   * The answer under a key, made once however many ask at the same time. Failures are not kept; during an outage of the
   * database the last answer that there was is given instead, for ten minutes at most.
   */
  get(key: string, make: (mentions: Set<number>) => Promise<string>): Promise<CachedAnswer>;
  /** From now on this address means that key: such a request need not be read again to be answered. */
  nameAddress(address: string, key: string): void;
  /** What is at hand for an address, and fresh. */
  atAddress(address: string): CachedAnswer | undefined;
  /** Forgets everything, or what mentions these products. What is being made meanwhile is handed out but not kept. */
  clear(products?: Iterable<number>): void;
  size(): number;
};

export type AnswerCacheOptions = {
  now: () => Date;
  ttlSeconds: number;
  /** Bytes of all answers together; what nobody has asked for longest goes first. */
  maxBytes: number;
  /** Whether an error says that the database is out of reach, rather than that something is wrong. */
  isOutage?: (error: unknown) => boolean;
};

const maxAddresses = 4_000;
const longestAddress = 300;
const outageMs = 10 * 60_000;

/**
 * Public answers in memory. What changes them clears them, on every node (changes.ts); the time to live is only
 * the safety net for a notice that got lost.
 */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const kept = createBoundedAnswers(options.maxBytes);
  // What was true before the last change; nobody is shown it while the database answers.
  const former = createBoundedAnswers(options.maxBytes / 4);
  const underWay = new Map<string, Promise<CachedAnswer>>();
  const keyOf = new Map<string, string>();
  const nowMs = () => options.now().getTime();
  /** What was forgotten since each answer under way was begun. */
  const begun = new Set<Set<number | 'everything'>>();

  async function build(key: string, make: (mentions: Set<number>) => Promise<string>): Promise<CachedAnswer> {
    const mentions = new Set<number>();
    const forgotten = new Set<number | 'everything'>();
    begun.add(forgotten);
    const raw = ownBytes(await make(mentions).finally(() => begun.delete(forgotten)));
    const etag = `"${createHash('sha1').update(raw).digest('base64url').slice(0, 20)}"`;
    const answer = { raw, etag, mentions, br: undefined, expiresAt: nowMs() + options.ttlSeconds * 1000 };
    if (!forgotten.has('everything') && forgotten.isDisjointFrom(mentions)) {
      former.drop(key);
      kept.put(key, answer);
    }
    return answer;
  }

  async function orFormer(key: string, building: Promise<CachedAnswer>): Promise<CachedAnswer> {
    try {
      return await building;
    } catch (error) {
      const last = kept.at(key) ?? former.at(key);
      if (last && options.isOutage?.(error) && nowMs() - last.expiresAt < outageMs) return last;
      throw error;
    }
  }

  function fresh(key: string | undefined): CachedAnswer | undefined {
    const answer = key === undefined ? undefined : kept.at(key);
    if (!answer) return undefined;
    // What lies further ahead than it may was made before the clock was set back.
    const left = answer.expiresAt - nowMs();
    return left > 0 && left <= options.ttlSeconds * 1000 ? answer : undefined;
  }

  return {
    async get(key, make) {
      const answer = fresh(key) ?? underWay.get(key);
      if (answer) return answer;
      const building = orFormer(key, build(key, make)).finally(() => {
        if (underWay.get(key) === building) underWay.delete(key);
      });
      underWay.set(key, building);
      return building;
    },
    nameAddress(address, key) {
      if (address.length > longestAddress || keyOf.get(address) === key) return;
      if (keyOf.size >= maxAddresses) keyOf.delete(keyOf.keys().next().value as string);
      keyOf.set(address, key);
    },
    atAddress: (address) => fresh(keyOf.get(address)),
    clear(products) {
      const gone = products && new Set(products);
      for (const forgotten of begun) for (const one of gone ?? ['everything' as const]) forgotten.add(one);
      for (const [key, answer] of [...kept.entries()]) {
        if (gone?.isDisjointFrom(answer.mentions)) continue;
        former.put(key, answer);
        kept.drop(key);
      }
      // Whoever asks from now on must not be given an answer that was begun before the change.
      underWay.clear();
    },
    size: () => kept.size(),
  };
}
