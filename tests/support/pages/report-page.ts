import type { Page } from 'playwright-core';

/** What is on the page instead of what was waited for: without it a wait that ends on another machine tells nothing. */
export async function reportPage(page: Page, error: unknown): Promise<never> {
  const shown = await page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch(() => '');
  const words = shown.replace(/\s+/g, ' ');
  // Dialogs are at the end.
  const text = words.length > 3_000 ? `${words.slice(0, 1_500)} … ${words.slice(-1_500)}` : words;
  throw new Error(`${String(error)}\nat ${page.url()} it says: ${text}`, { cause: error });
}
