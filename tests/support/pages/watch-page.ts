import type { Page } from 'playwright-core';

/** Collects every error of the page, in words; the list grows while the page is open. */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Said by the test's browser itself, where a visitor has no worker.
    if (/^Service Worker registration blocked/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page and typing on cut what is no longer wanted.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`not loaded: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answered ${response.status()}: ${response.url()}`);
  });
  return problems;
}
