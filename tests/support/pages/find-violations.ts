import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** Violations of accessibility on the current page; of all rules, or of these. */
export async function findViolations(page: Page, ...rules: string[]): Promise<Result[]> {
  // Polled, because the promise of a transition that a theme has replaced may never settle.
  await page.waitForFunction(areColoursSettled);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => (await (Reflect.get(window, 'axe') as typeof axe).run(document, options)).violations,
    // Describing every node that is right would take as long as finding those that are wrong.
    { resultTypes: ['violations' as const], ...(rules.length > 0 ? { runOnly: rules } : {}) },
  );
}

/** Whether no colour is in transition; an inherited one starts others anew. Endless animations are ignored. */
function areColoursSettled(): boolean {
  return document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}
