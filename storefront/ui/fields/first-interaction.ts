/**
 * Defers work until the first interaction or some seconds of idling: pictures further down, the code of the next
 * pages, the offline cache. A visitor who only glances at the first screen loads nothing more.
 */
const interactions = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'click',
] as const;
/** Delay after an interaction, so that it is handled first. */
const answerMs = 100;
/** A visitor who stays this long after loading will probably continue. */
const stayMs = 3_000;

let isSeen = false;
let waiting: Set<() => void> | undefined;

/** Whether there was an interaction. */
export const hasInteracted = (): boolean => isSeen;

/** Runs `run` soon after the first interaction, at once if there was one before. @returns a function that cancels it */
export function afterFirstInteraction(run: () => void): () => void {
  const all = (waiting ??= listen());
  if (isSeen) run();
  else all.add(run);
  return () => all.delete(run);
}

function listen(): Set<() => void> {
  const all = new Set<() => void>();
  // Visitors may have scrolled before the script ran, or the position was restored.
  isSeen = window.scrollY > 0;
  const onInteraction = () => {
    for (const type of interactions) window.removeEventListener(type, onInteraction);
    setTimeout(() => {
      isSeen = true;
      for (const run of all) run();
      all.clear();
    }, answerMs);
  };
  if (isSeen) return all;
  for (const type of interactions) window.addEventListener(type, onInteraction, { passive: true });
  const waitToStay = () => setTimeout(onInteraction, stayMs);
  if (document.readyState === 'complete') waitToStay();
  else window.addEventListener('load', waitToStay, { once: true });
  return all;
}
