/** The response cache: finished answers by address, each with the cache tags that invalidate it. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Responses are 2 to 60 KB: a window of 64 KB packs them as well as the usual 4 MB, in three fifths of the time (measured).
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
};
/** Preferred first; gzip is for old browsers and for programs. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
const [compress, zip] = [promisify(brotliCompress), promisify(gzip)];
/** Compresses the text of a response. */
export const packText = (raw: Buffer | string, as: Encoding): Promise<Buffer> =>
  as === 'br' ? compress(raw, brotli) : zip(raw);
/** Shorter ones fit into one packet as they are. */
const smallest = 512;

/** The body of a public response, sent to many callers, with its ETag. */
export type CachedResponse = {
  raw: Buffer;
  etag: string;
  /** Compressed when first asked for, once; the same as `raw` where that is not worth it. */
  packed: Partial<Record<Encoding, Buffer>>;
  packing: Partial<Record<Encoding, Promise<Buffer>>>;
  /** Cache tags: ids of the products shown. A change of stock of one of them makes the response stale. */
  tags: ReadonlySet<number>;
};
export type RawResponse = { text: string; tags?: Iterable<number> | undefined };

/** The ETag is a hash of the text, so that every node has the same one. */
export function newResponse({ text, tags = [] }: RawResponse): CachedResponse {
  const raw = ownBytes(text);
  const etag = `"${createHash('sha1').update(raw).digest('base64url').slice(0, 20)}"`;
  return { raw, etag, packed: {}, packing: {}, tags: new Set(tags) };
}

/** The compressed body, made once for all concurrent callers. */
export async function packResponse({ raw, packed, packing }: CachedResponse, as: Encoding): Promise<Buffer> {
  if (raw.length <= smallest) packed[as] = raw;
  packing[as] ??= packed[as] ? Promise.resolve(packed[as]) : packText(raw, as).then(ownBytes);
  return (packed[as] = await packing[as]);
}

/**
 * Copies into a buffer of its own. Node hands out small buffers as slices of a 64 KB pool, which stays in memory as
 * long as any slice does: a cached response of 2 KB would hold 64 KB.
 */
function ownBytes(of: Buffer | string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(of));
  if (typeof of === 'string') own.write(of);
  else of.copy(own);
  return own;
}

export type ResponseCache = {
  /**
   * The response under a key; concurrent calls make it once. Failures are not cached; during an outage of the database
   * the last response is served instead, for ten minutes past its time to live at most.
   */
  get(key: string, make: () => Promise<RawResponse>): Promise<CachedResponse>;
  /** Maps a request address to a key, so that later requests for it are answered without being parsed. */
  nameAddress(address: string, key: string): void;
  /** The fresh response for an address, or undefined. */
  atAddress(address: string): CachedResponse | undefined;
  /** The last one, stale or not, as long as it may be served during an outage. */
  lastAtAddress(address: string): CachedResponse | undefined;
  /**
   * Makes everything stale, or what is tagged with these products. A response that is being made is still returned to
   * its callers but not stored.
   */
  invalidate(products?: Iterable<number>): void;
  /** Number of responses that are not stale. */
  size(): number;
};

export type ResponseCacheOptions = {
  now: () => Date;
  ttlSeconds: number;
  /** Bytes of all responses together; beyond it the least recently used is evicted. */
  maxBytes: number;
  /** Whether an error means that the database is unreachable, rather than a bug. */
  isOutage?: (error: unknown) => boolean;
};

type Entry = { response: CachedResponse; madeAt: number; isStale: boolean };
const mostAddresses = 4_000;
const longestAddress = 300;
const outageMs = 10 * 60_000;

/** The store: the newest response of each key, with a flag when it is stale. */
function openEntries({ now, ttlSeconds, maxBytes }: ResponseCacheOptions) {
  const ttlMs = ttlSeconds * 1000;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // A quarter more for each compressed body, which is made later or never.
    sizeCalculation: ({ response: { raw } }, key) =>
      Math.ceil(key.length + raw.length * (1 + encodings.length / 4)),
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
      // A negative age: the clock was set back since the response was made.
      return age >= 0 && age < ttlMs ? entry.response : undefined;
    },
    /** The last response, stale or not: served while the database is unreachable, or instead of a refusal under overload. */
    last(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      return entry && ageOf(entry) < ttlMs + outageMs ? entry.response : undefined;
    },
  };
}

/** Which address is answered by which entry. */
function nameKeys({ fresh, last }: ReturnType<typeof openEntries>) {
  const keys = new LRUCache<string, string>({ max: mostAddresses });
  return {
    nameAddress: (address: string, key: string) =>
      void (address.length <= longestAddress && keys.set(address, key)),
    atAddress: (address: string) => fresh(keys.get(address) ?? ''),
    lastAtAddress: (address: string) => last(keys.get(address) ?? ''),
  };
}

/**
 * Public responses in memory, single flight. Changes invalidate them on every node (invalidation.ts); the time to live
 * only covers a notice that was lost.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const entries = openEntries(options);
  const inFlight = new Map<string, Promise<CachedResponse>>();
  let invalidations = 0;

  async function fill(key: string, make: () => Promise<RawResponse>): Promise<CachedResponse> {
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
    ...nameKeys(entries),
    invalidate(products) {
      invalidations += 1;
      entries.markStale(products);
      // Requests from now on must not join a response that was begun before the change.
      inFlight.clear();
    },
    size: entries.countFresh,
  };
}
