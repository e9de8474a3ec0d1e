/** At most so many at a time; the rest wait in order of arrival. */
export type Window = { run<T>(task: () => Promise<T>): Promise<T> };

export function createWindow(size: number): Window {
  const queue: (() => void)[] = [];
  let free = size;

  async function run<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => queue.push(enter));
    try {
      return await task();
    } finally {
      // The place goes straight to the next one, so nobody can slip in between.
      const next = queue.shift();
      if (next !== undefined) next();
      else free += 1;
    }
  }

  return { run };
}
