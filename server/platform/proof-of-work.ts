import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { challengeSeconds, challengeWork, halfKeyBytes } from '#domain/challenge.ts';
import type { Secrets } from './secrets.ts';

const derive = promisify(pbkdf2);

export type Challenge = {
  salt: string;
  iterations: number;
  tries: number;
  target: string;
  token: string;
};
type Keys = Pick<Secrets, 'mac'>;

/**
 * Creates a proof-of-work challenge for a browser, valid for one subject (a phone number) and a few minutes. Nothing is
 * stored: the token is signed over the answer. PBKDF2, because every browser computes it natively and off the main
 * thread.
 */
export async function createChallenge(
  secrets: Keys,
  asked: { salt: string; subject: string; now: Date },
): Promise<Challenge> {
  const { salt, subject, now } = asked;
  const { iterations, tries } = challengeWork;
  const half = Math.floor(tries / 2);
  const number = half + (Number.parseInt(secrets.mac('challenge', `number|${salt}`).slice(0, 8), 16) % half);
  const key = await derive(salt, `${salt}.${number}`, iterations, 2 * halfKeyBytes, 'sha256');
  const expires = Math.floor(now.getTime() / 1000) + challengeSeconds;
  const answer = key.toString('hex', halfKeyBytes);
  const token = `${salt}.${expires}.${seal(secrets, { salt, expires, subject, answer })}`;
  return { salt, iterations, tries, target: key.toString('hex', 0, halfKeyBytes), token };
}

/**
 * The salt of the challenge that this solution (the token, a dot, the second half of the key) answers for the subject, or
 * undefined. Costs one HMAC; the caller must make sure that a salt is used once.
 */
export function readSolution(
  secrets: Keys,
  given: { solution: string; subject: string; now: Date },
): string | undefined {
  const [, salt = '', expires = '', sealed = '', answer = ''] =
    /^([\w-]{22})\.(\d{1,12})\.([0-9a-f]{64})\.([0-9a-f]{32})$/.exec(given.solution) ?? [];
  if (salt === '' || Number(expires) * 1000 <= given.now.getTime()) return undefined;
  const expected = seal(secrets, { salt, expires: Number(expires), subject: given.subject, answer });
  return timingSafeEqual(Buffer.from(sealed), Buffer.from(expected)) ? salt : undefined;
}

type SealedChallenge = { salt: string; expires: number; subject: string; answer: string };

function seal(secrets: Keys, { salt, expires, subject, answer }: SealedChallenge): string {
  return secrets.mac('challenge', `seal|${salt}|${expires}|${subject}|${answer}`);
}
