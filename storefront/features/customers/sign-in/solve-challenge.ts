/** Solves the proof of work that the shop demands when very many codes go to one network; no user action is needed. */
import { CallError } from '#contract/client.ts';
import type { Challenge } from '#contract/customers/shop.ts';
import { halfKeyBytes } from '#domain/challenge.ts';

/** Keys derived in parallel: the browser runs them off the main thread, on several processors. */
const atOnce = 8;

/** The challenge of a refused call, if it has one. */
export function readChallenge(error: unknown): Challenge | undefined {
  if (!(error instanceof CallError) || error.body?.code !== 'challenge.required') return undefined;
  return (error.body.data as { challenge?: Challenge } | undefined)?.challenge;
}

/**
 * The value for `solution`. PBKDF2 is native and runs off the main thread, so the page stays responsive. @throws
 * Error if there is no solution, which a valid challenge always has
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const { salt, iterations, tries, target, token } = challenge;
  const text = new TextEncoder();
  const password = await crypto.subtle.importKey('raw', text.encode(salt), 'PBKDF2', false, ['deriveBits']);
  const keyOf = async (n: number) => {
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(`${salt}.${n}`), iterations };
    return toHex(await crypto.subtle.deriveBits(algorithm, password, 16 * halfKeyBytes));
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
