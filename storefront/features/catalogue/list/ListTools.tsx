import { useSelector } from 'react-redux';
import { ArrowUpDown, Bike, SlidersHorizontal } from 'lucide-react';
import type { Facets, Sort } from '#contract/catalogue/shop.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';
import classes from './ListTools.module.css';
import { countConditions, type ListFilter, sorts, toggleValue } from './list-filter.ts';
import { giftPriceRanges } from '#domain/gift/price-ranges.ts';
import {
  isSameRange,
  nameRange,
  noRange,
  rangeOf,
} from '#storefront/features/catalogue/finder/name-range.ts';
import { shopTexts } from './shop.texts.ts';
import { useArrivalDays } from './use-arrival-days.ts';

type Props = {
  filter: ListFilter;
  facets: Facets | null;
  onChange: (next: ListFilter) => void;
  onOpenFilter: () => void;
};

/** Toolbar of the list: the sort order, and on phones all filters and the most used ones, which laptops have beside. */
export function ListTools({ filter, facets, onChange, onOpenFilter }: Props) {
  const t = useTexts(shopTexts);
  const language = useLanguage();
  const recipients = useSelector(selectMainInfo)?.recipients ?? [];
  const days = useArrivalDays(filter, facets);
  return (
    <div className={classes['tools']}>
      <ChipRail label={t('quickFilters')}>
        <Chip
          hasPopup
          icon={<SlidersHorizontal aria-hidden="true" />}
          strong={countConditions(filter)}
          onClick={onOpenFilter}
        >
          {t('filter')}
        </Chip>
        {days
          .filter(({ isOn, hasNoResults }) => isOn || !hasNoResults)
          .map(({ day, name, isOn, next }) => (
            <Chip
              key={day}
              icon={<Bike aria-hidden="true" />}
              isSelected={isOn}
              onClick={() => onChange(next)}
            >
              {name}
            </Chip>
          ))}
        <SortChoice filter={filter} onChange={onChange} />
        {giftPriceRanges.slice(0, 4).map((range) => {
          const isOn = isSameRange(filter, range);
          return (
            <Chip
              key={range.priceMax}
              isSelected={isOn}
              onClick={() => onChange({ ...filter, ...(isOn ? noRange : rangeOf(range)), page: 1 })}
            >
              {nameRange(range, language)}
            </Chip>
          );
        })}
        <Chip
          isSelected={filter.discount}
          onClick={() => onChange({ ...filter, discount: !filter.discount, page: 1 })}
        >
          {t('discount')}
        </Chip>
        {recipients.slice(0, 6).map(({ id, title }) => (
          <Chip
            key={id}
            isSelected={filter.recipient.includes(id)}
            onClick={() => onChange(toggleValue(filter, 'recipient', id))}
          >
            <Local text={title} />
          </Chip>
        ))}
      </ChipRail>
    </div>
  );
}

/** A native select styled as a chip. */
function SortChoice({ filter, onChange }: Pick<Props, 'filter' | 'onChange'>) {
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
