/** Limits wrong codes: an attempt is counted before it is looked up and released unless the code was wrong. */
import {
  consumeUnlessReached,
  type Limit,
  type LimitContext,
  releaseHit,
  releaseKnownHit,
} from './rate-limit.ts';
import type { Refusal } from './refusal.ts';

export type Budget = { key: string; limit: Limit };
export type Wait = { retryAfter: number; data: { retryAfter: number } };
export type Attempts = {
  /** One budget of each list is used: the first that has room. */
  budgets: readonly (readonly Budget[])[];
  refused: (wait: Wait) => Refusal;
  isWrong: (error: unknown) => boolean;
};

/**
 * Runs work that looks up codes. Counted before the look-up, exactly and over all nodes, so that parallel calls get no
 * more. Once a limit is reached right codes are refused too, otherwise the answer would still reveal them.
 * @throws Refusal `limit.reached`, and whatever the work throws
 */
export async function limitWrongCodes<T>(
  ctx: LimitContext,
  { budgets, refused, isWrong }: Attempts,
  work: () => Promise<T>,
): Promise<T> {
  const taken: string[] = [];
  const release = async () => {
    for (const key of taken) await releaseKnownHit(ctx, key);
  };
  try {
    for (const choices of budgets) taken.push(await takeOne(ctx, choices, refused));
    const result = await work();
    await release();
    return result;
  } catch (error) {
    if (!isWrong(error)) await release();
    throw error;
  }
}

async function takeOne(
  ctx: LimitContext,
  choices: readonly Budget[],
  refused: Attempts['refused'],
): Promise<string> {
  let longest = 0;
  for (const { key, limit } of choices) {
    const { hits, retryAfter } = await consumeUnlessReached(ctx, key, { ...limit, isReleased: true });
    if (retryAfter === 0) return key;
    // The attempt is refused unseen, so it was none; from memory it was not counted.
    if (Number.isFinite(hits)) await releaseHit(ctx.db, key);
    longest = Math.max(longest, retryAfter);
  }
  throw refused({ retryAfter: longest, data: { retryAfter: longest } });
}
