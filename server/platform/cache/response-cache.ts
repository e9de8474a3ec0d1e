/** The response cache: finished answers by address, each with the cache tags that make it stale. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Responses are 2 to 60 KB: a window of 64 KB packs them as well as the usual 4 MB, in three fifths of the time (measured).
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
};
/** Shorter ones fit into one packet as they are. */
const smallest = 512;

/** A body that is sent to many, with its ETag. */
export type CachedResponse = {
  raw: Buffer;
  etag: string;
  /** Compressed when somebody takes it, once; the same as `raw` where that is not worth it. */
  br: Buffer | undefined;
  packing?: Promise<Buffer>;
  /** Cache tags: the products that it shows. A sale of one of them makes it stale. */
  tags: ReadonlySet<number>;
};
export type Made = { text: string; tags?: Iterable<number> | undefined };

export function newResponse({ text, tags = [] }: Made): CachedResponse {
  const raw = ownBytes(text);
  const etag = `"${createHash('sha1').update(raw).digest('base64url').slice(0, 20)}"`;
  return { raw, etag, br: undefined, tags: new Set(tags) };
}

/** The body compressed by brotli, once however many ask. */
export async function packResponse(response: CachedResponse): Promise<Buffer> {
  if (response.raw.length <= smallest) response.br = response.raw;
  response.packing ??= response.br
    ? Promise.resolve(response.br)
    : compress(response.raw, brotli).then(ownBytes);
  response.br = await response.packing;
  return response.br;
}

/**
 * A copy in memory of its own. What the runtime hands out is a part of a piece of 64 KB, which lives as long as any part of it
 * does: a cached response of 2 KB would cost all of them.
 */
function ownBytes(of: Buffer | string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(of));
  if (typeof of === 'string') own.write(of);
  else of.copy(own);
  return own;
}

export type ResponseCache = {
  /**
   * The response under a key, made once however many ask at the same time. Failures are not kept; during an outage of the
   * database the last response is given instead, for ten minutes at most.
   */
  get(key: string, make: () => Promise<Made>): Promise<CachedResponse>;
  /** From now on this address means that key: such a request need not be parsed to be answered. */
  nameAddress(address: string, key: string): void;
  /** The fresh response for an address, if there is one. */
  atAddress(address: string): CachedResponse | undefined;
  /** Makes everything stale, or what is tagged with these products. What is in flight is handed out but not stored. */
  invalidate(products?: Iterable<number>): void;
  /** How many are not stale. */
  size(): number;
};

export type ResponseCacheOptions = {
  now: () => Date;
  ttlSeconds: number;
  /** Bytes of all responses together; what nobody has asked for longest is evicted first. */
  maxBytes: number;
  /** Whether an error says that the database is out of reach, rather than that something is wrong. */
  isOutage?: (error: unknown) => boolean;
};

type Entry = { response: CachedResponse; madeAt: number; isStale: boolean };
const mostAddresses = 4_000;
const longestAddress = 300;
const outageMs = 10 * 60_000;

/** What is stored: the newest response of each key, with a mark when it is stale. */
function openEntries({ now, ttlSeconds, maxBytes }: ResponseCacheOptions) {
  const ttlMs = ttlSeconds * 1000;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // A quarter more for the compressed bytes, which come later or never.
    sizeCalculation: ({ response: { raw } }, key) => Math.ceil(key.length + raw.length * 1.25),
  });
  const ageOf = ({ madeAt }: Entry) => now().getTime() - madeAt;
  return {
    countFresh: () => [...entries.values()].filter(({ isStale }) => !isStale).length,
    markStale(products: Iterable<number> | undefined): void {
      const changed = products && new Set(products);
      for (const entry of entries.values())
        if (!changed?.isDisjointFrom(entry.response.tags)) entry.isStale = true;
    },
    store(key: string, response: CachedResponse): void {
      entries.set(key, { response, madeAt: now().getTime(), isStale: false });
    },
    fresh(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      if (!entry || entry.isStale) return undefined;
      const age = ageOf(entry);
      // What was made later than now was made before the clock was set back.
      return age >= 0 && age < ttlMs ? entry.response : undefined;
    },
    /** For an outage. */
    last(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      return entry && ageOf(entry) < ttlMs + outageMs ? entry.response : undefined;
    },
  };
}

/**
 * Public responses in memory, single flight. What changes them invalidates them on every node (invalidation.ts); the time to live
 * is only the safety net for a notice that got lost.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const entries = openEntries(options);
  const keys = new LRUCache<string, string>({ max: mostAddresses });
  const inFlight = new Map<string, Promise<CachedResponse>>();
  let invalidations = 0;

  async function fill(key: string, make: () => Promise<Made>): Promise<CachedResponse> {
    const begunAt = invalidations;
    try {
      const response = newResponse(await make());
      if (begunAt === invalidations) entries.store(key, response);
      return response;
    } catch (error) {
      const last = options.isOutage?.(error) ? entries.last(key) : undefined;
      if (last) return last;
      throw error;
    }
  }

  return {
    async get(key, make) {
      const response = entries.fresh(key) ?? inFlight.get(key);
      if (response) return response;
      const filling = fill(key, make).finally(() => {
        if (inFlight.get(key) === filling) inFlight.delete(key);
      });
      inFlight.set(key, filling);
      return filling;
    },
    nameAddress: (address, key) => void (address.length <= longestAddress && keys.set(address, key)),
    atAddress: (address) => entries.fresh(keys.get(address) ?? ''),
    invalidate(products) {
      invalidations += 1;
      entries.markStale(products);
      // Whoever asks from now on must not be given a response that was begun before the change.
      inFlight.clear();
    },
    size: entries.countFresh,
  };
}
