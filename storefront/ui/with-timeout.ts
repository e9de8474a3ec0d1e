export const tooLate = new Error('late');

/** @throws tooLate after `longestMs` */
export function withTimeout<T>(work: Promise<T>, longestMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(tooLate), longestMs);
    work.then(resolve, reject);
  });
}
