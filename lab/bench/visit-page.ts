/** One first visit on a slow phone and network, in a browser that measures itself. */
import type { Browser, Page } from 'playwright-core';

/**
 * Times in milliseconds from the beginning of the visit: when the heading is seen, when the largest thing is, and from
 * when on presses are answered. `add` and `language` are how long a press waits for its picture.
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

type Watched = Window & {
  watched: Omit<Visit, 'bytes' | 'requests' | 'add' | 'language'> & { presses: number[] };
};

export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    let requests = 0;
    // What stands in a style sheet itself is on no line.
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
    // What is seen first may be what the server drew; what is pressed is the shop itself.
    await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' });
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { presses: _, ...times } = await page.evaluate(() => (window as unknown as Watched).watched);
    const weight = { bytes, requests };
    const add = await press(page, 'main article button:last-of-type, main button[class*="button"]:has(svg)');
    const language = await press(page, 'header button[aria-pressed="false"]');
    return { ...times, ...weight, add, language };
  } finally {
    await context.close();
  }
}

/** The longest that a press on this waited for what it changes to be on screen. */
async function press(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => ((window as unknown as Watched).watched.presses.length = 0));
  await page.locator(selector).filter({ visible: true }).first().click();
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as Watched).watched.presses));
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const watched: Watched['watched'] = { seen: 0, largest: 0, usable: 0, shift: 0, presses: [] };
  (window as unknown as Watched).watched = watched;
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
    // The frame after the one that draws it.
    if (isSeen) requestAnimationFrame(() => (watched.seen ||= performance.now()));
    if (isSeen && !document.querySelector('[data-drawn]')) watched.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
