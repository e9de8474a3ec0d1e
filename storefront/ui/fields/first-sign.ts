/**
 * Defers work until the first interaction or some seconds of idling: pictures further down, the code of the next
 * pages, the offline cache. A visitor who only glances at the first screen loads nothing more.
 */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click'] as const;
/** Delay after an interaction, so that it is handled first. */
const answerMs = 100;
/** A visitor who stays this long after loading will probably continue. */
const lingerMs = 3_000;

let isGiven = false;
let waiting: Set<() => void> | undefined;

/** Whether there was an interaction. */
export const signGiven = (): boolean => isGiven;

/** Runs `run` soon after the first interaction, at once if there was one before. @returns a function that cancels it */
export function afterFirstSign(run: () => void): () => void {
  const all = (waiting ??= listen());
  if (isGiven) run();
  else all.add(run);
  return () => all.delete(run);
}

function listen(): Set<() => void> {
  const all = new Set<() => void>();
  // Visitors may have scrolled before the script ran, or the position was restored.
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
