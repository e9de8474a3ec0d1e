/** The work that the shop asks for when very many codes are sent to one network: a person does nothing for it. */
import { CallFailed } from '#contract/client.ts';
import type { Challenge } from '#contract/customers/shop.ts';
import { halfKeyBytes } from '#domain/challenge.ts';

/** So many keys are derived at once: the browser does it beside the page, on as many processors as it has. */
const atOnce = 8;

/** The challenge of a refused call, if that is why it was refused. */
export function readChallenge(error: unknown): Challenge | undefined {
  if (!(error instanceof CallFailed) || error.body?.code !== 'challenge.required') return undefined;
  return (error.body.data as { challenge?: Challenge } | undefined)?.challenge;
}

/**
 * What to send as `solution`. PBKDF2 is the browser's own code and runs off the main thread, so the page stays alive.
 * @throws Error where there is no solution, which no honest challenge lacks
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const { salt, iterations, tries, target, token } = challenge;
  const text = new TextEncoder();
  const password = await crypto.subtle.importKey('raw', text.encode(salt), 'PBKDF2', false, ['deriveBits']);
  const keyOf = async (n: number) => {
    const way = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(`${salt}.${n}`), iterations };
    return toHex(await crypto.subtle.deriveBits(way, password, 16 * halfKeyBytes));
  };
  for (let n = 0; n < tries; n += atOnce) {
    const keys = await Promise.all(Array.from({ length: atOnce }, (_, more) => keyOf(n + more)));
    const key = keys.find((one) => one.startsWith(target));
    if (key) return `${token}.${key.slice(2 * halfKeyBytes)}`;
  }
  throw new Error('the challenge has no solution');
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
