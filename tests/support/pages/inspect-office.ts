import type { OfficeVisit } from '../people/office-visit.ts';
import { findViolations } from './find-violations.ts';

/** Everything wrong with the current screen of the office, one sentence each. */
export async function inspectOffice(visit: OfficeVisit): Promise<string[]> {
  const flaws = await inspectWords(visit);
  const violations = await findLasting(visit);
  return [
    ...flaws,
    ...violations.map(
      ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
    ),
  ];
}

/** The title comes a moment after the record, and once more when the language of the account arrives late. */
const waitForTitle = (page: OfficeVisit['page']) =>
  page.waitForFunction(() => document.querySelector('#react-admin-title')?.textContent !== '');

async function findLasting({ page }: OfficeVisit) {
  const found = await findViolations(page);
  if (!found.some(({ id }) => id === 'empty-heading')) return found;
  await waitForTitle(page);
  return findViolations(page);
}

/** The cheaper half: errors, missing or English words, horizontal scrolling. */
export async function inspectWords({ page, problems }: OfficeVisit): Promise<string[]> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  // A menu that was chosen from takes a moment to close; it lies outside of the page's landmarks.
  await page.locator('.MuiPopover-root:not(.MuiModal-hidden)').first().waitFor({ state: 'detached' });
  await waitForTitle(page);
  const { wider, untranslated, english } = await page.evaluate(() => ({
    wider: document.documentElement.scrollWidth - window.innerWidth,
    untranslated: /\b(ra|resources|office)\.[a-z_.]+/.exec(document.body.innerText)?.[0],
    // Default English labels of the component library's buttons.
    english: [...document.querySelectorAll('[aria-label],[title]')]
      .map((one) => one.getAttribute('aria-label') ?? one.getAttribute('title') ?? '')
      .find((name) => /^(open|close|clear|delete|more|sort|go to|rows per page)\b/i.test(name)),
  }));
  return [
    ...problems.splice(0),
    ...(untranslated ? [`untranslated ${untranslated}`] : []),
    ...(english ? [`named in English: ${english}`] : []),
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
  ];
}
