/** The values of each filter group with their titles; the server's facets contain ids only. */
import type { Facets } from '#contract/catalogue/shop.ts';
import type { MainInfo } from '#contract/content/shop.ts';
import type { LocalText } from '#storefront/lang/language.ts';
import type { GroupName, ListFilter } from './list-filter.ts';

export type FilterValue = {
  id: number;
  title: LocalText;
  /** Null while the server has not counted yet. */
  count: number | null;
  isOn: boolean;
  /** A category under a category. */
  isChild: boolean;
};

/** Values without products stay visible but last and disabled; chosen ones are never hidden. */
export function listValues(
  group: Exclude<GroupName, 'idea'>,
  info: MainInfo,
  filter: ListFilter,
  facets: Facets | null,
): FilterValue[] {
  const counts = facets && new Map(facets[group].map(({ id, count }) => [id, count]));
  const value = (row: { id: number; title: LocalText | string }, isChild = false): FilterValue => ({
    id: row.id,
    title: typeof row.title === 'string' ? { tm: row.title, ru: row.title } : row.title,
    count: counts ? (counts.get(row.id) ?? 0) : null,
    isOn: filter[group].includes(row.id),
    isChild,
  });
  if (group === 'category') {
    return info.categories.flatMap((row) => [value(row), ...row.children.map((child) => value(child, true))]);
  }
  const rows = { brand: info.brands, occasion: info.occasions, recipient: info.recipients }[group];
  const values = rows.map((row) => value(row));
  return [...values.filter(isUseful), ...values.filter((row) => !isUseful(row))];
}

/** The title of a chosen value, at any level. */
export function findTitle(group: GroupName, id: number, info: MainInfo): LocalText | null {
  const rows =
    group === 'category'
      ? info.categories.flatMap((row) => [row, ...row.children])
      : { brand: info.brands, occasion: info.occasions, recipient: info.recipients, idea: info.ideas }[group];
  const title = rows.find((row) => row.id === id)?.title;
  return typeof title === 'string' ? { tm: title, ru: title } : (title ?? null);
}

function isUseful(value: FilterValue): boolean {
  return value.isOn || value.count !== 0;
}
