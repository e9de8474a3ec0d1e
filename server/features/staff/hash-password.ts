import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { Refusal } from '#server/platform/refusal.ts';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>;

// 19 MiB, two passes, one lane: OWASP's first recommendation. At most two at a time, so that attempts cannot exhaust
// the memory.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const places = 2;
const longestQueue = 8;
const busySeconds = 5;

/** Calls with a known device or a one-time link have priority over unknown ones, which may be an attack. */
export type Turn = 'known' | 'stranger';
const priorities: Record<Turn, number> = { known: 1, stranger: 0 };
const queue = new PQueue({ concurrency: places });

/** `argon2id$m$t$p$salt$tag`: the cost parameters are stored with the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await inTurn('known', () => derive('argon2id', { ...cost, message: password, nonce: salt }));
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    salt.toString('base64url'),
    tag.toString('base64url'),
  ].join('$');
}

/**
 * Takes equally long for a login that does not exist: then it compares with a hash that nothing matches. Refuses
 * `limit.reached` while eight others of this turn wait.
 */
export async function checkPassword(
  password: string,
  stored: string | null | undefined,
  turn: Turn,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = (
    stored ?? `argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$AAAAAAAAAAAAAAAAAAAAAA$`
  ).split('$');
  const expected = Buffer.from(tag, 'base64url');
  const made = await inTurn(turn, () =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length || 32,
      message: password,
      nonce: Buffer.from(salt, 'base64url'),
    }),
  );
  return expected.length > 0 && timingSafeEqual(made, expected);
}

/**
 * Refuses `limit.reached` when the queue is full, before anything is counted or queried for a call that would be
 * refused.
 */
export function requireTurn(turn: Turn): void {
  if (queue.pending >= places && queue.sizeBy({ priority: priorities[turn] }) >= longestQueue)
    throw new Refusal('limit.reached', { retryAfter: busySeconds });
}

async function inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
  requireTurn(turn);
  return queue.add(work, { priority: priorities[turn] });
}
