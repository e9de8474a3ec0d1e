/** Taps and scrolls of whoever works on a page. */
import type { Locator, Page } from 'playwright-core';
import { countActions } from '../../../tests/support/pages/count-actions.ts';

export type Effort = {
  /** Scrolls to it where it is out of sight or covered, and presses it. */
  press(what: Locator): Promise<void>;
  /** Scrolls through these, one after the other. */
  lookAt(...all: Locator[]): Promise<void>;
  figures(): { taps: number; scrolls: number };
};

export async function countEffort(page: Page): Promise<Effort> {
  const taps = await countActions(page);
  let scrolls = 0;
  const lookAt = async (...all: Locator[]) => {
    let heights = 0;
    for (const one of all) {
      await one.waitFor();
      heights += await one.evaluate(bringIntoSight);
    }
    scrolls += Math.ceil(heights);
  };
  return {
    lookAt,
    async press(what) {
      await lookAt(what);
      await what.click();
    },
    figures: () => ({ taps: taps(), scrolls }),
  };
}

/** In the page. @returns how many heights of the screen the element was away */
function bringIntoSight(element: Element): number {
  const positions = () => {
    const all: number[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) all.push(at.scrollTop);
    return all;
  };
  const isCovered = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && !element.contains(over) && !over.contains(element);
  };
  const from = positions();
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (isCovered()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const away = positions().reduce((sum, to, at) => sum + Math.abs(to - (from[at] ?? 0)), 0);
  return away / innerHeight;
}
