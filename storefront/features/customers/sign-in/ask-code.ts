import type { Api } from '#storefront/store/api.ts';
import { createObservable } from '#storefront/offline/device-state.ts';
import { readChallenge, solveChallenge } from './solve-challenge.ts';

type CodeKey =
  | 'POST /api/auth/sign-in/'
  | 'POST /api/auth/send-activate-code/'
  | 'POST /api/auth/resend-activate-code/';

/** True while the browser solves a challenge. */
export const deviceCheck = createObservable(false);

/**
 * Requests a code. If the shop demands a proof of work first, the browser solves it and repeats the request without
 * user action.
 */
export async function askCode<K extends CodeKey>(api: Api, key: K, username: string) {
  const ask = (solution?: string) =>
    api(key, { body: solution === undefined ? { username } : { username, solution } } as Parameters<
      typeof api<K>
    >[1]);
  try {
    return await ask();
  } catch (error) {
    const challenge = readChallenge(error);
    if (!challenge) throw error;
    deviceCheck.set(true);
    try {
      // If the browser cannot solve it, the refusal is shown.
      const solution = await solveChallenge(challenge).catch(() => Promise.reject(error));
      return await ask(solution);
    } finally {
      deviceCheck.set(false);
    }
  }
}
