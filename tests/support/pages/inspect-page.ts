import { AxeBuilder } from '@axe-core/playwright';
import type { Visitor } from './storefront.ts';

/** Everything that a careful visitor would object to on the page that is open: one sentence each. */
export async function inspectPage({ page, problems, language }: Visitor): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const { title, lang, wider } = await page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    wider: document.documentElement.scrollWidth - window.innerWidth,
  }));
  // Legacy mode stays in this page; the other one opens a second page for frames, of which the shop has none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  // In the dark only colours are others.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Colours that change slowly have arrived.
  await page.waitForTimeout(300);
  const dark = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  return [
    ...problems.splice(0),
    ...(/\S — Sowgat$/.test(title) ? [] : [`title "${title}"`]),
    ...(lang === { tm: 'tk', ru: 'ru' }[language] ? [] : [`lang "${lang}"`]),
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...[...violations, ...dark.violations].flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    ),
  ];
}
