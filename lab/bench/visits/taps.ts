/** Taps on a phone, and how long after each the next page is visible. */
import type { CDPSession, Locator, Page } from 'playwright-core';

/** Milliseconds from the end of the tap until the next page's heading and picture placeholders are painted. */
export type Tap = { to: string; ms: number };

type TappedWindow = typeof globalThis & { taps: Tap[] };

const fingerMs = 90;

/** Instruments a page, with a CPU throttled to a quarter of this machine's speed. */
export async function watchTaps(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(watch);
  return {
    slow: (is: boolean) => devtools.send('Emulation.setCPUThrottlingRate', { rate: is ? 4 : 1 }),
    tap: (target: Locator) => tap(page, devtools, target),
    swipe: () => swipe(devtools),
    taps: () => page.evaluate(() => (globalThis as TappedWindow).taps.splice(0)),
    /** Waits until this many taps have led to a page. */
    seen: (count: number) =>
      page.waitForFunction((least) => (globalThis as TappedWindow).taps.length >= least, count, {
        timeout: 30_000,
        polling: 100,
      }),
  };
}

async function tap(page: Page, devtools: CDPSession, target: Locator): Promise<void> {
  await target.waitFor();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Waits for the layout to settle, as a person does before tapping.
  await page.waitForTimeout(300);
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, fingerMs));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Scrolls down by half a screen by touch. */
async function swipe(devtools: CDPSession): Promise<void> {
  const move = (y: number) => [{ x: 200, y }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: move(560) });
  for (let y = 540; y >= 160; y -= 40) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: move(y) });
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const taps: Tap[] = [];
  (globalThis as TappedWindow).taps = taps;
  let round = 0;

  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  // The placeholder of the pressed link is there already, out of sight.
  const heading = () => [...document.querySelectorAll<HTMLElement>('main h1')].find(isSeen);
  const isShown = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isIn = bottom > 0 && top < innerHeight && width >= 60 && height >= 60;
    return isIn && getComputedStyle(element).visibility === 'visible';
  };
  const hasPictures = () =>
    !/^\/($|shop|product|idea|account\/card)/.test(location.pathname) ||
    [...document.querySelectorAll('main img, main [aria-hidden=true]')].some(isShown);

  function begin({ timeStamp }: Event): void {
    const number = (round += 1);
    const old = heading();
    const text = old?.textContent;
    const look = () => {
      if (number !== round) return;
      const now = heading();
      // The former page stays in the document for a while, but hidden.
      const isOldGone = now === old || !old?.checkVisibility();
      const isNext = now?.textContent && (now !== old || now.textContent !== text);
      if (!isNext || !isOldGone || !hasPictures()) {
        requestAnimationFrame(look);
        return;
      }
      // The first task after the frame that paints it, before the page's own pending tasks.
      const seen = () => taps.push({ to: location.pathname, ms: performance.now() - timeStamp });
      void scheduler.postTask(seen, { priority: 'user-blocking' });
    };
    requestAnimationFrame(look);
  }
  const onClick = (event: Event) => {
    if ((event.target as Element | null)?.closest('a[href^="/"]')) begin(event);
  };
  document.addEventListener('click', onClick, true);
  // For the browser's "back": at that event the old page is still on screen.
  window.addEventListener('popstate', begin, true);
}
