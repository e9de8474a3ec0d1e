import { useSelector } from 'react-redux';
import type { Facets } from '#contract/catalogue/shop.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import classes from './FilterPanel.module.css';
import { listValues } from './filter-values.ts';
import { type ListFilter, toggleValue } from './list-filter.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { shopTexts } from './shop.texts.ts';

type Props = { filter: ListFilter; facets: Facets | null; onChange: (next: ListFilter) => void };

const groups = ['recipient', 'occasion', 'category', 'brand'] as const;

/** All filters; the same in the sheet of phones and in the column of wide screens. */
export function FilterPanel({ filter, facets, onChange }: Props) {
  const t = useTexts(shopTexts);
  const info = useSelector(selectMainInfo);
  return (
    <div className={classes['panel']}>
      <PriceFilter filter={filter} facets={facets} onChange={onChange} />
      <fieldset className={classes['group']}>
        <legend>{t('stockTitle')}</legend>
        <Checkbox
          checked={filter.inStock}
          disabled={facets?.inStock === 0 && !filter.inStock}
          aside={facets?.inStock}
          onChange={() => onChange({ ...filter, inStock: !filter.inStock, page: 1 })}
        >
          {t('inStock')}
        </Checkbox>
        <Checkbox
          checked={filter.discount}
          disabled={facets?.discount === 0 && !filter.discount}
          aside={facets?.discount}
          onChange={() => onChange({ ...filter, discount: !filter.discount, page: 1 })}
        >
          {t('discount')}
        </Checkbox>
      </fieldset>
      {info &&
        groups.map((group) => (
          <FilterGroup
            key={group}
            group={group}
            values={listValues(group, info, filter, facets)}
            onToggle={(id) => onChange(toggleValue(filter, group, id))}
          />
        ))}
    </div>
  );
}
