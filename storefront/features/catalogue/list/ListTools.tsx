import { useSelector } from 'react-redux';
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import type { Sort } from '#contract/catalogue/shop.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useLanguage, useTexts, useLocal } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';
import classes from './ListTools.module.css';
import {
  countConditions,
  type ListFilter,
  sorts,
  toggleValue,
  clearFilter,
  groupNames,
} from './list-filter.ts';
import { isSameRange, nameRange, priceBuckets } from '#storefront/features/catalogue/finder/price-buckets.ts';
import { shopTexts } from './shop.texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { findTitle } from './filter-values.ts';

type Props = { filter: ListFilter; onChange: (next: ListFilter) => void; onOpenFilter: () => void };

/** Above the list: all filters (phones), the order, and the few filters that most visitors use. */
export function ListTools({ filter, onChange, onOpenFilter }: Props) {
  const t = useTexts(shopTexts);
  const language = useLanguage();
  const recipients = useSelector(selectMainInfo)?.recipients ?? [];
  const hasNoValue = filter.recipient.length === 0;
  return (
    <ChipRail label={t('quickFilters')}>
      <span className={classes['narrowOnly']}>
        <Chip
          hasPopup
          icon={<SlidersHorizontal aria-hidden="true" />}
          strong={countConditions(filter)}
          onClick={onOpenFilter}
        >
          {t('filter')}
        </Chip>
      </span>
      <SortChoice filter={filter} onChange={onChange} />
      {priceBuckets.slice(0, 3).map((bucket) => {
        const isOn = isSameRange(filter, bucket);
        const range = isOn ? { priceMin: null, priceMax: null } : bucket;
        return (
          <Chip
            key={bucket.priceMax}
            isSelected={isOn}
            onClick={() => onChange({ ...filter, ...range, page: 1 })}
          >
            {nameRange(bucket, language)}
          </Chip>
        );
      })}
      <Chip
        isSelected={filter.discount}
        onClick={() => onChange({ ...filter, discount: !filter.discount, page: 1 })}
      >
        {t('discount')}
      </Chip>
      {hasNoValue &&
        recipients.slice(0, 6).map((recipient) => (
          <Chip key={recipient.id} onClick={() => onChange(toggleValue(filter, 'recipient', recipient.id))}>
            <Local text={recipient.title} />
          </Chip>
        ))}
    </ChipRail>
  );
}

/** The system's own list under the look of a chip. */
function SortChoice({ filter, onChange }: Omit<Props, 'onOpenFilter'>) {
  const t = useTexts(shopTexts);
  const natural = filter.q ? 'relevance' : 'popular';
  return (
    <span className={classes['sort']}>
      <ArrowUpDown size={18} aria-hidden="true" />
      <select
        aria-label={t('sort')}
        value={filter.sort ?? natural}
        onChange={({ target }) => {
          const sort = target.value as Sort;
          onChange({ ...filter, sort: sort === natural ? null : sort, page: 1 });
        }}
      >
        {filter.q && <option value="relevance">{t('relevance')}</option>}
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort as 'popular' | 'new' | 'price' | '-price')}
          </option>
        ))}
      </select>
    </span>
  );
}

type ActiveFiltersProps = { filter: ListFilter; onChange: (next: ListFilter) => void };

/** What is on, as chips that take it off again. */
export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
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
      ? [{ title: nameRange(filter, language), next: { ...filter, priceMin: null, priceMax: null } }]
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
