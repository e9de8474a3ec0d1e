/** Fingers on a phone, and how long after each tap the next page is seen. */
import type { CDPSession, Locator, Page } from 'playwright-core';

/** Milliseconds from the end of the tap until the next page's heading and the places of its pictures are painted. */
export type Tap = { to: string; ms: number };

type Watched = typeof globalThis & { taps: Tap[] };

const fingerMs = 90;

/** A page that measures itself, on a phone whose processor is four times slower than this one. */
export async function watchTaps(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(watch);
  return {
    slow: (is: boolean) => devtools.send('Emulation.setCPUThrottlingRate', { rate: is ? 4 : 1 }),
    tap: (target: Locator) => tap(page, devtools, target),
    swipe: () => swipe(devtools),
    taps: () => page.evaluate(() => (globalThis as Watched).taps.splice(0)),
    /** Until the last tap has led somewhere. */
    seen: (count: number) =>
      page.waitForFunction((least) => (globalThis as Watched).taps.length >= least, count, {
        timeout: 30_000,
        polling: 100,
      }),
  };
}

async function tap(page: Page, devtools: CDPSession, target: Locator): Promise<void> {
  await target.waitFor();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The page settles under the finger, as it does before a person presses.
  await page.waitForTimeout(300);
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, fingerMs));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Down by half a screen, the finger on whatever is there. */
async function swipe(devtools: CDPSession): Promise<void> {
  const move = (y: number) => [{ x: 200, y }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: move(560) });
  for (let y = 540; y >= 160; y -= 40) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: move(y) });
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const taps: Tap[] = [];
  (globalThis as Watched).taps = taps;
  let round = 0;

  const heading = () => document.querySelector<HTMLElement>('main h1');
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
    const from = location.href;
    const old = heading();
    const text = old?.textContent;
    const look = () => {
      if (number !== round) return;
      const now = heading();
      const isNext = now?.textContent && (now !== old || now.textContent !== text);
      if (!isNext || !hasPictures() || (from === location.href && old?.isConnected)) {
        requestAnimationFrame(look);
        return;
      }
      // The task after the frame that paints it, and before what the page itself has still to do.
      const seen = () => taps.push({ to: location.pathname, ms: performance.now() - timeStamp });
      void scheduler.postTask(seen, { priority: 'user-blocking' });
    };
    requestAnimationFrame(look);
  }
  const onClick = (event: Event) => {
    if ((event.target as Element | null)?.closest('a[href^="/"]')) begin(event);
  };
  document.addEventListener('click', onClick, true);
  // The page that is left is still on screen when the browser's own "back" says so.
  window.addEventListener('popstate', begin, true);
}
