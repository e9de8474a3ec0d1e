import type { Section } from '#contract/content/shop.ts';

/** Index of the section where the terms begin; terms rewritten by staff have no mark and are found by heading. */
export function findTerms(sections: readonly Section[]): number {
  const marked = sections.findIndex(({ id }) => id === 'terms');
  if (marked >= 0) return marked;
  return sections.findIndex(({ title }) => /şertleri|условия/i.test(title.tm + title.ru));
}
