import { useState } from 'react';
import type { Facets } from '#contract/catalogue/shop.ts';
import { amount } from '#storefront/lang/format.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { Chip } from '#storefront/ui/Chip.tsx';
import classes from './FilterPanel.module.css';
import type { ListFilter } from './list-filter.ts';
import { isSameRange, nameRange, priceBuckets } from '#storefront/features/catalogue/finder/price-buckets.ts';
import { shopTexts } from './shop.texts.ts';

type Props = { filter: ListFilter; facets: Facets | null; onChange: (next: ListFilter) => void };

/** Two numbers and four usual ranges: nothing that has to be dragged. */
export function PriceFilter({ filter, facets, onChange }: Props) {
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
        {priceBuckets.map((bucket) => {
          const isOn = isSameRange(filter, bucket);
          return (
            <Chip
              key={nameRange(bucket, 'tm')}
              isSelected={isOn}
              onClick={() => change(isOn ? { priceMin: null, priceMax: null } : bucket)}
            >
              {nameRange(bucket, language)}
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
  const written = value === null ? '' : String(value / 100);
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
