import { useSelector } from 'react-redux';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Chip } from '#storefront/ui/Chip.tsx';
import { findTitle } from './filter-values.ts';
import classes from './ListTools.module.css';
import { clearFilter, countConditions, groupNames, type ListFilter, toggleValue } from './list-filter.ts';
import { nameRange } from '#storefront/features/catalogue/finder/price-buckets.ts';
import { shopTexts } from './shop.texts.ts';

type Props = { filter: ListFilter; onChange: (next: ListFilter) => void };

/** What is on, as chips that take it off again. */
export function ActiveFilters({ filter, onChange }: Props) {
  const t = useTexts(shopTexts);
  const local = useLocal();
  const language = useLanguage();
  const info = useSelector(selectMainInfo);
  if (countConditions(filter) === 0 || !info) return null;
  const hasPrice = filter.priceMin !== null || filter.priceMax !== null;
  const rows = [
    ...groupNames.flatMap((group) =>
      filter[group].map((id) => ({
        title: local(findTitle(group, id, info)) || `№ ${id}`,
        next: toggleValue(filter, group, id),
      })),
    ),
    ...(hasPrice
      ? [{ title: `${nameRange(filter, language)} TMT`, next: { ...filter, priceMin: null, priceMax: null } }]
      : []),
    ...(filter.inStock ? [{ title: t('inStock'), next: { ...filter, inStock: false } }] : []),
    ...(filter.discount ? [{ title: t('discount'), next: { ...filter, discount: false } }] : []),
  ];
  return (
    <div className={classes['active']} role="group" aria-label={t('filtersOn')}>
      {rows.map(({ title, next }) => (
        <Chip key={title} removeLabel={t('removeFilter', { title })} onClick={() => onChange(next)}>
          {title}
        </Chip>
      ))}
      {rows.length > 1 && (
        <Button look="link" small onClick={() => onChange(clearFilter(filter))}>
          {t('clearAll')}
        </Button>
      )}
    </div>
  );
}
