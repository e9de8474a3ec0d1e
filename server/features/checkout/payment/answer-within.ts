import type { Context } from '#server/context.ts';

/** Waits for work up to a timeout, then returns undefined. The work goes on, and a later failure is logged. */
export async function answerWithin<T>(
  ctx: Pick<Context, 'log'>,
  ms: number,
  work: Promise<T>,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve(undefined);
    }, ms);
  });
  const watched = work.catch((error: unknown) => {
    if (!isLate) throw error;
    ctx.log.warn({ err: error }, 'work that nobody waited for any more failed');
    return undefined;
  });
  return Promise.race([watched, late]).finally(() => clearTimeout(timer));
}
