import { settings } from '#storefront/settings.ts';

export const tooLate = new Error('late');

/** @throws tooLate when the time limit for code is exceeded */
export function inTime<T>(work: Promise<T>, longestMs: number = settings.chunkLoadMs): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(tooLate), longestMs);
    work.then(resolve, reject);
  });
}
