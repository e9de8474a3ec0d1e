import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** Violations of accessibility on the current page; of all rules, or of these. */
export async function findViolations(page: Page, ...rules: string[]): Promise<Result[]> {
  await page.evaluate(waitForColours);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => (await (Reflect.get(window, 'axe') as typeof axe).run(document, options)).violations,
    // Describing every node that is right would take as long as finding those that are wrong.
    { resultTypes: ['violations' as const], ...(rules.length > 0 ? { runOnly: rules } : {}) },
  );
}

/** Waits for colour transitions to end, also for those that an inherited colour starts anew; endless animations are ignored. */
async function waitForColours(): Promise<void> {
  for (;;) {
    const changing = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    if (changing.length === 0) return;
    await Promise.allSettled(changing.map(({ finished }) => finished));
    // One that a theme has just replaced is over without a frame: asked again at once it would be so for ever.
    await new Promise((next) => {
      requestAnimationFrame(next);
    });
  }
}
