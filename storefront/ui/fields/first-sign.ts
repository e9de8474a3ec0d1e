/**
 * What waits until the visitor does something or lingers: pictures further down, the code of the next pages, what is kept
 * for a visit without a connection. Whoever only glances at the first screen pays for nothing more.
 */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click'] as const;
/** The press itself is answered first. */
const answerMs = 100;
/** Who stays so long after everything has come reads, and goes on. */
const lingerMs = 3_000;

let isGiven = false;
let waiting: Set<() => void> | undefined;

/** The visitor has done something already. */
export const signGiven = (): boolean => isGiven;

/** Runs `run` soon after the first sign, at once when it was given before. The answer takes it back. */
export function afterFirstSign(run: () => void): () => void {
  const all = (waiting ??= listen());
  if (isGiven) run();
  else all.add(run);
  return () => all.delete(run);
}

function listen(): Set<() => void> {
  const all = new Set<() => void>();
  // Some move before the shop runs, others come back to where they were.
  isGiven = window.scrollY > 0;
  const onSign = () => {
    for (const sign of signs) window.removeEventListener(sign, onSign);
    setTimeout(() => {
      isGiven = true;
      for (const run of all) run();
      all.clear();
    }, answerMs);
  };
  if (isGiven) return all;
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
  const linger = () => setTimeout(onSign, lingerMs);
  if (document.readyState === 'complete') linger();
  else window.addEventListener('load', linger, { once: true });
  return all;
}
