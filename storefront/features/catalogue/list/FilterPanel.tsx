import { ChevronDown, MapPin } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Facets } from '#contract/catalogue/shop.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { PlaceButton } from '#storefront/features/delivery/PlaceButton.tsx';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Checkbox } from '#storefront/ui/fields/Checkbox.tsx';
import classes from './FilterPanel.module.css';
import { listValues, type FilterValue } from './filter-values.ts';
import { type ListFilter, toggleValue, type GroupName } from './list-filter.ts';
import { shopTexts } from './shop.texts.ts';
import { useArrivalDays, usePlaceTitle } from './use-arrival-days.ts';
import { useState } from 'react';
import { Local } from '#storefront/lang/Local.tsx';
import { Button } from '#storefront/ui/Button.tsx';
import { amount, manats } from '#domain/print/money.ts';
import { Chip } from '#storefront/ui/Chip.tsx';
import { giftPriceRanges } from '#domain/gift/price-ranges.ts';
import { isSameRange, nameRange, noRange } from '#storefront/features/catalogue/finder/name-range.ts';

type Props = { filter: ListFilter; facets: Facets | null; onChange: (next: ListFilter) => void };

const groups = ['recipient', 'occasion', 'category', 'brand'] as const;

/** All filters; the same in the sheet of phones and in the column of wide screens. */
export function FilterPanel({ filter, facets, onChange }: Props) {
  const t = useTexts(shopTexts);
  const info = useSelector(selectMainInfo);
  return (
    <div className={classes['panel']}>
      <PriceFilter filter={filter} facets={facets} onChange={onChange} />
      <ArrivalFilter filter={filter} facets={facets} onChange={onChange} />
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

/** Today and tomorrow; one of them or none. */
function ArrivalFilter({ filter, facets, onChange }: Props) {
  const t = useTexts(shopTexts);
  const local = useLocal();
  const days = useArrivalDays(filter, facets);
  const place = usePlaceTitle(filter);
  if (days.length === 0) return null;
  return (
    <fieldset className={classes['group']}>
      <legend>{t('arrivesTitle')}</legend>
      {days.map(({ day, title, count, isOn, hasNoResults, next }) => (
        <Checkbox
          key={day}
          checked={isOn}
          disabled={hasNoResults && !isOn}
          aside={count ?? ''}
          onChange={() => onChange(next)}
        >
          {title}
        </Checkbox>
      ))}
      {place && (
        <PlaceButton className={classes['place']}>
          <MapPin size={18} aria-hidden="true" />
          <span>{local(place)}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </PlaceButton>
      )}
    </fieldset>
  );
}

type FilterGroupProps = {
  group: Exclude<GroupName, 'idea'>;
  values: FilterValue[];
  onToggle: (id: number) => void;
};

const shortList = 7;

/** Values of one group, combined with OR. Values without products stay visible but disabled. */
function FilterGroup({ group, values, onToggle }: FilterGroupProps) {
  const t = useTexts(shopTexts);
  const [isLong, setIsLong] = useState(false);
  if (values.length === 0) return null;
  const shown = isLong ? values : values.filter((value, i) => i < shortList || value.isOn);
  return (
    <fieldset className={classes['group']}>
      <legend>{t(group)}</legend>
      {shown.map((value) => (
        <div key={value.id} className={value.isChild ? classes['child'] : undefined}>
          <Checkbox
            checked={value.isOn}
            disabled={value.count === 0 && !value.isOn}
            aside={value.count ?? ''}
            onChange={() => onToggle(value.id)}
          >
            <Local text={value.title} />
          </Checkbox>
        </div>
      ))}
      {shown.length < values.length && (
        <Button look="link" small onClick={() => setIsLong(true)}>
          {t('allValues', { n: values.length })}
        </Button>
      )}
    </fieldset>
  );
}

type PriceFilterProps = { filter: ListFilter; facets: Facets | null; onChange: (next: ListFilter) => void };

/** Two number fields and four usual ranges instead of a slider. */
function PriceFilter({ filter, facets, onChange }: PriceFilterProps) {
  const t = useTexts(shopTexts);
  const language = useLanguage();
  const { priceMin, priceMax } = filter;

  function change(range: { priceMin?: number | null; priceMax?: number | null }) {
    const next = { ...filter, ...range, page: 1 };
    const { priceMin: min, priceMax: max } = next;
    onChange(min !== null && max !== null && min > max ? { ...next, priceMin: max, priceMax: min } : next);
  }

  return (
    <fieldset className={classes['group']}>
      <legend>{t('priceTitle')}</legend>
      <div className={classes['prices']}>
        <Manat
          key={`min ${priceMin}`}
          label={t('priceFrom')}
          value={priceMin}
          hint={facets?.price.min ?? 0}
          onChange={(next) => change({ priceMin: next })}
        />
        <Manat
          key={`max ${priceMax}`}
          label={t('priceTo')}
          value={priceMax}
          hint={facets?.price.max ?? 0}
          onChange={(next) => change({ priceMax: next })}
        />
      </div>
      <div className={classes['chips']}>
        {giftPriceRanges.map((range) => {
          const isOn = isSameRange(filter, range);
          return (
            <Chip
              key={nameRange(range, 'tm')}
              isSelected={isOn}
              onClick={() => change(isOn ? noRange : range)}
            >
              {nameRange(range, language)}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}

type ManatProps = {
  label: string;
  /** Tenge. */
  value: number | null;
  hint: number;
  onChange: (next: number | null) => void;
};

/** Whole manat; takes effect when the field is left or Enter is pressed, not with every digit. */
function Manat({ label, value, hint, onChange }: ManatProps) {
  const written = value === null ? '' : String(manats(value));
  const [text, setText] = useState(written);

  function finish() {
    const digits = text.replace(/\D/g, '').slice(0, 7);
    const next = digits === '' ? null : Number(digits) * 100;
    if (next === value) setText(written);
    else onChange(next);
  }

  return (
    <label className={classes['manat']}>
      <span>{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={text}
        placeholder={hint > 0 ? amount(hint) : ''}
        onChange={(event) => setText(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
      />
    </label>
  );
}
