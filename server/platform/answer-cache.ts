import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** A finished answer: bytes once, brotli once, and the tag that both go by. */
export type CachedAnswer = { raw: Buffer; br: Buffer; etag: string; expiresAt: number };

export type AnswerCache = {
  /** The answer under a key, made once however many ask at the same time. Failures are not kept. */
  get(key: string, make: () => Promise<string>): Promise<CachedAnswer>;
  /** Forgets everything; an answer that is being made meanwhile is handed out but not kept. */
  clear(): void;
  size(): number;
};

/**
 * Public answers in memory. What changes them clears them, on every node (changes.ts); the time to live is only
 * the safety net for a notice that got lost.
 */
export function createAnswerCache(options: {
  now: () => Date;
  ttlSeconds: number;
  maxEntries: number;
}): AnswerCache {
  const kept = new Map<string, CachedAnswer>();
  const underWay = new Map<string, Promise<CachedAnswer>>();
  let generation = 0;

  async function build(key: string, make: () => Promise<string>): Promise<CachedAnswer> {
    const born = generation;
    const raw = Buffer.from(await make());
    const etag = `"${createHash('sha1').update(raw).digest('base64url').slice(0, 20)}"`;
    const br = raw.length > 512 ? await compress(raw, brotli) : raw;
    const answer = { raw, br, etag, expiresAt: options.now().getTime() + options.ttlSeconds * 1000 };
    if (born === generation) {
      if (kept.size >= options.maxEntries) kept.delete(kept.keys().next().value as string);
      kept.set(key, answer);
    }
    return answer;
  }

  return {
    async get(key, make) {
      const answer = kept.get(key);
      if (answer && answer.expiresAt > options.now().getTime()) return answer;
      const pending = underWay.get(key);
      if (pending) return pending;
      const building = build(key, make).finally(() => {
        if (underWay.get(key) === building) underWay.delete(key);
      });
      underWay.set(key, building);
      return building;
    },
    clear() {
      generation++;
      kept.clear();
      // Whoever asks from now on must not be given an answer that was begun before the change.
      underWay.clear();
    },
    size: () => kept.size,
  };
}
