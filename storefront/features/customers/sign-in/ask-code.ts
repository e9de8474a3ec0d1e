import type { Api } from '#storefront/store/api.ts';
import { createUpdated } from '#storefront/offline/updated.ts';
import { readChallenge, solveChallenge } from './solve-challenge.ts';

type CodeKey =
  | 'POST /api/auth/sign-in/'
  | 'POST /api/auth/send-activate-code/'
  | 'POST /api/auth/resend-activate-code/';

/** True while the browser works on a challenge. */
export const deviceCheck = createUpdated(false);

/** Asks for a code. Where the shop wants work first, the browser does it and asks again; nobody has to press anything. */
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
      // A browser that cannot do it shows the refusal.
      const solution = await solveChallenge(challenge).catch(() => Promise.reject(error));
      return await ask(solution);
    } finally {
      deviceCheck.set(false);
    }
  }
}
