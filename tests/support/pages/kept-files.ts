import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the service worker answers the page's requests. */
export async function isControlled(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the service worker has cached all files that it prefetches. */
export async function hasFilesAhead(page: Page): Promise<void> {
  const isMissing = async () => {
    const worker = await (await fetch('/sw.js')).text();
    const files = new Set(worker.match(/\/assets\/[\w-]+\.(js|css)/g));
    const found = await Promise.all([...files].map((file) => caches.match(file, { ignoreVary: true })));
    return navigator.serviceWorker.controller ? found.filter((kept) => !kept).length : files.size;
  };
  let moves = 0;
  const find = async () => {
    // The page registers its worker after an interaction; one made before its script ran is not seen.
    await page.mouse.move(9, (moves += 9) % 90);
    return page.evaluate(isMissing);
  };
  await expect.poll(find).toBe(0);
}
