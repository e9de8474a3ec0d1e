/**
 * Defers what a visitor may not need: the code of the next pages to the first interaction, pictures further down to the
 * first scroll, the offline cache to either or some seconds of reading. People here pay by the megabyte: a visitor who
 * only reads the first screen loads nothing more than that.
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
/** A visitor who stays this long after loading will probably come back. */
const stayMs = 3_000;

/** Runs `run` when it has happened, at once if it has already. @returns a function that cancels it */
type Moment = (run: () => void) => () => void;

/** Runs soon after the first interaction. */
export const afterFirstInteraction = createMoment((happen) => listenOnce(interactions, happen));

/** Runs soon after the first scroll of the page. */
export const afterFirstScroll = createMoment((happen) => listenOnce(['scroll'], happen));

/** Runs after the first interaction or some seconds of reading. */
export const afterStaying = createMoment((happen) => {
  const waitToStay = () => setTimeout(happen, stayMs);
  afterFirstInteraction(happen);
  if (document.readyState === 'complete') waitToStay();
  else window.addEventListener('load', waitToStay, { once: true });
});

/** Begins to watch when it is first asked for. */
function createMoment(watch: (happen: () => void) => void): Moment {
  let waiting: Set<() => void> | undefined;
  let isPast = false;
  return (run) => {
    // Drawn by the server: nothing ever happens there.
    if (typeof window === 'undefined') return () => undefined;
    if (!waiting) {
      waiting = new Set();
      watch(() => {
        isPast = true;
        for (const start of waiting ?? []) start();
        waiting?.clear();
      });
    }
    const all = waiting;
    if (isPast) run();
    else all.add(run);
    return () => all.delete(run);
  };
}

function listenOnce(types: readonly (typeof interactions)[number][], happen: () => void): void {
  // Visitors may have scrolled before the script ran, or the position was restored.
  if (window.scrollY > 0) return happen();
  const onEvent = () => {
    for (const type of types) window.removeEventListener(type, onEvent);
    setTimeout(happen, answerMs);
  };
  for (const type of types) window.addEventListener(type, onEvent, { passive: true });
}
