import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>;

// 19 MiB, two passes, one lane: OWASP's first recommendation. At most two at a time, so that guesses cannot eat the memory.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const waiting: (() => void)[] = [];
let underWay = 0;

/** `argon2id$m$t$p$salt$tag`: the cost travels with the hash, so that it may be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: password, nonce: salt }));
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    salt.toString('base64url'),
    tag.toString('base64url'),
  ].join('$');
}

/** Takes the same time for a login that does not exist: the hash is then one that nothing fits. */
export async function checkPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = (
    stored ?? `argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$AAAAAAAAAAAAAAAAAAAAAA$`
  ).split('$');
  const expected = Buffer.from(tag, 'base64url');
  const made = await inTurn(() =>
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

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  while (underWay >= 2) await new Promise<void>((resolve) => waiting.push(resolve));
  underWay++;
  try {
    return await work();
  } finally {
    underWay--;
    waiting.shift()?.();
  }
}
