import type { Page } from 'playwright-core';
import { findViolations } from './find-violations.ts';
import type { Visitor } from './storefront.ts';

export type Themes = 'light' | 'light and dark';

/**
 * Everything wrong with the current page, one sentence each.
 *
 * @param themes whether the dark theme is checked too; unnecessary where another visitor sees the same page in it
 */
export async function inspectPage(visitor: Visitor, themes: Themes = 'light and dark'): Promise<string[]> {
  const { page, problems, language } = visitor;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const { title, lang, wider } = await page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    wider: document.documentElement.scrollWidth - window.innerWidth,
  }));
  const violations = await findViolations(page);
  const dark = themes === 'light' ? [] : await inspectInTheDark(page);
  return [
    ...problems.splice(0),
    ...(/\S — Sowgat$/.test(title) ? [] : [`title "${title}"`]),
    ...(lang === { tm: 'tk', ru: 'ru' }[language] ? [] : [`lang "${lang}"`]),
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...[...violations, ...dark].flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    ),
  ];
}

/** In the dark theme only colours differ. */
async function inspectInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const violations = await findViolations(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  return violations;
}
