/** One first visit on a slow phone and network, measured inside of the browser. */
import type { Browser, Page } from 'playwright-core';

/**
 * Milliseconds since the start of the visit: `seen` when the heading is painted, `largest` when the largest element is,
 * `usable` from when on clicks are handled. `add` and `language`: delay of a click until the screen changes.
 */
export type Visit = {
  seen: number;
  largest: number;
  usable: number;
  shift: number;
  bytes: number;
  requests: number;
  add: number;
  language: number;
};

const network = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_500_000 / 8,
  uploadThroughput: 750_000 / 8,
};

type WatchedWindow = Window & {
  watched: Omit<Visit, 'bytes' | 'requests' | 'add' | 'language'> & { presses: number[] };
};

export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    let requests = 0;
    // Resources embedded as data: URLs cause no traffic.
    const inside = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('data:')) inside.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (inside.has(requestId)) return;
      bytes += encodedDataLength;
      requests += 1;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    // The server's HTML may be visible first; clicks need the hydrated app.
    await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { presses: _, ...times } = await page.evaluate(() => (window as unknown as WatchedWindow).watched);
    const weight = { bytes, requests };
    const add = await press(page, 'main article button:last-of-type, main button[class*="button"]:has(svg)');
    const language = await press(page, 'header button[aria-pressed="false"]');
    return { ...times, ...weight, add, language };
  } finally {
    await context.close();
  }
}

/** The longest delay between this click and the paint of its result. */
async function press(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => ((window as unknown as WatchedWindow).watched.presses.length = 0));
  await page.locator(selector).filter({ visible: true }).first().click();
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as WatchedWindow).watched.presses));
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const watched: WatchedWindow['watched'] = { seen: 0, largest: 0, usable: 0, shift: 0, presses: [] };
  (window as unknown as WatchedWindow).watched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry & { value: number }) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => (watched.largest = entry.startTime));
  observe('layout-shift', (entry) => (watched.shift += entry.value));
  observe('event', (entry) => watched.presses.push(entry.duration), { durationThreshold: 16 });
  const look = () => {
    const heading = document.querySelector('h1');
    const splash = document.querySelector('.splash');
    const isSeen = heading && (!splash || getComputedStyle(splash).display === 'none');
    // The frame after the one that paints it.
    if (isSeen) requestAnimationFrame(() => (watched.seen ||= performance.now()));
    if (isSeen && !document.querySelector('[data-drawn]')) watched.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
