import { pageAt, pages } from '#domain/pages.ts';

/**
 * The page's own spelling of an address whose letters differ in case alone, as the storefront's router understands it.
 * @returns with what stands for `:id` as it came; undefined where there is no such page, or nothing to correct
 */
export function correctCase(path: string): string | undefined {
  const page = pageAt(path);
  const corrected = page && pages[page.name].path.replace(':id', () => page.id);
  return corrected === path ? undefined : corrected;
}
