import { useSelector } from 'react-redux';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { findTitle } from './filter-values.ts';
import { countConditions, groupNames, type ListFilter } from './list-filter.ts';
import { shopTexts } from './shop.texts.ts';

/** Title of the list: the search text, or the single chosen filter. */
export function useListTitle(filter: ListFilter): string {
  const t = useTexts(shopTexts);
  const local = useLocal();
  const info = useSelector(selectMainInfo);
  if (filter.q) return t('searchTitle', { q: filter.q });
  const group = groupNames.find((name) => filter[name].length === 1);
  const id = group && filter[group][0];
  if (!info || !group || id === undefined) {
    return filter.discount && countConditions(filter) === 1 ? t('discount') : t('catalogue');
  }
  return local(findTitle(group, id, info)) || t('catalogue');
}
