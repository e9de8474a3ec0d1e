import type { Page } from 'playwright-core';

/** Collects all errors of the page as texts; the list grows while the page is open. */
export function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Logged by the test's browser when service workers are off.
    if (/^Service Worker registration blocked/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Requests are aborted when the visitor leaves the page or types on.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`not loaded: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answered ${response.status()}: ${response.url()}`);
  });
  return problems;
}
