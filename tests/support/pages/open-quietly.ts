import type { Page, Request } from 'playwright-core';

/** How long nothing is asked for on a page that has what it shows, in milliseconds; `networkidle` waits for 500. */
const quietMs = 100;

/** Opens an address and resolves when nothing has been asked for or is under way. */
export async function openQuietly(page: Page, url: string): Promise<void> {
  const pending = new Set<Request>();
  let changedAt = performance.now();
  const begin = (request: Request) => {
    changedAt = performance.now();
    // A stream of events never ends.
    if (request.resourceType() !== 'eventsource') pending.add(request);
  };
  const end = (request: Request) => {
    changedAt = performance.now();
    pending.delete(request);
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.goto(url);
    while (pending.size > 0 || performance.now() - changedAt < quietMs)
      // Asked of the page, so that a page that is busy is not taken for a quiet one.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
