import type { Section } from '#contract/content/shop.ts';

/** Where the terms begin; staff who wrote them anew have not marked them. */
export function findTerms(sections: readonly Section[]): number {
  const marked = sections.findIndex(({ id }) => id === 'terms');
  if (marked >= 0) return marked;
  return sections.findIndex(({ title }) => /şertleri|условия/i.test(title.tm + title.ru));
}
