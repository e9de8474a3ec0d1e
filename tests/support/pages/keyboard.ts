/** Walking a page by keyboard only. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './storefront.ts';

/** Once around the longest page: where a page moves the focus by itself, a Tab of that moment passes the target by. */
const mostTabs = 150;

/** Presses Tab until the target is focused; the focus must be visible. */
export async function reach({ page }: Visitor, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < mostTabs && !(await isFocused(target)); tabs++) await page.keyboard.press('Tab');
  await hasFocus(target);
}

/** Reaches the target by Tab and presses Enter. */
export async function press(visitor: Visitor, target: Locator): Promise<void> {
  await reach(visitor, target);
  await visitor.page.keyboard.press('Enter');
}

export const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** The target is focused, and no fixed element covers it. */
export async function hasFocus(target: Locator): Promise<void> {
  await target.waitFor();
  const isSeen = () =>
    target.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        element.contains(found) || (found?.contains(element) ?? false) || element.matches('[type=radio]')
      );
    });
  await expect.poll(() => isFocused(target), { message: String(target) }).toBe(true);
  // When the page grows, the browser scrolls the focus back into view with the next frame.
  await expect.poll(isSeen, { message: `${String(target)} in sight` }).toBe(true);
}
