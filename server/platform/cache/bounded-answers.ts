import type { CachedAnswer } from './answer-cache.ts';

/** Answers by key that together never take more than so many bytes; whichever nobody has asked for longest goes first. */
export function createBoundedAnswers(maxBytes: number) {
  const answers = new Map<string, CachedAnswer>();
  let bytes = 0;
  // A quarter more for the packed bytes, which come later or never.
  const weightOf = (key: string, { raw }: CachedAnswer) => key.length + raw.length * 1.25;

  function drop(key: string): void {
    const answer = answers.get(key);
    if (!answer) return;
    answers.delete(key);
    bytes -= weightOf(key, answer);
  }

  return {
    at(key: string): CachedAnswer | undefined {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      // A map keeps the order in which its keys came.
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    entries: () => answers.entries(),
    size: () => answers.size,
    drop,
    put(key: string, answer: CachedAnswer): void {
      drop(key);
      answers.set(key, answer);
      bytes += weightOf(key, answer);
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
