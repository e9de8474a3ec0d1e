import { AxeBuilder } from '@axe-core/playwright';
import type { OfficeVisit } from '../people/office-visit.ts';

/** What staff would object to on the screen that is open: one sentence each. */
export async function inspectOffice({ page, problems }: OfficeVisit): Promise<string[]> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const { wider, untranslated } = await page.evaluate(() => ({
    wider: document.documentElement.scrollWidth - window.innerWidth,
    untranslated: /\b(ra|resources|office)\.[a-z_.]+/.exec(document.body.innerText)?.[0],
  }));
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(['wcag2a', 'wcag2aa', 'wcag21aa']);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return [
    ...problems.splice(0),
    ...(untranslated ? [`untranslated ${untranslated}`] : []),
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...grave.map(
      ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
    ),
  ];
}
