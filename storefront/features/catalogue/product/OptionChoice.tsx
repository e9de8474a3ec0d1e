import { useId } from 'react';
import type { Option } from '#contract/catalogue/shop.ts';
import { money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import classes from './OptionChoice.module.css';
import { productTexts } from './product.texts.ts';

type Props = {
  options: Option[];
  chosen: Option | null;
  /** The options are named by their prices. */
  isPriced?: unknown;
  onChoose: (option: Option) => void;
};

/** Choice of an option. One that is out of stock is struck through but can be chosen, viewed and asked about. */
export function OptionChoice({ options, chosen, isPriced, onChoose }: Props) {
  const t = useTexts(productTexts);
  const local = useLocal();
  const name = useId();
  if (options.length < 2) return null;
  const lowest = Math.min(...options.map(({ price }) => price));
  return (
    <fieldset className={classes['options']}>
      <legend className={classes['legend']}>{t('chooseOption')}</legend>
      <div className={classes['row']}>
        {options.map((option) => (
          <label key={option.id} className={classes['option']}>
            <input
              type="radio"
              name={name}
              className={classes['input']}
              checked={option.id === chosen?.id}
              onChange={() => onChoose(option)}
            />
            <span className={joinClasses(classes['face'], option.count === 0 && classes['gone'])}>
              {local(option.title)}
              {option.count === 0 && <VisuallyHidden>, {t('optionGone')}</VisuallyHidden>}
              {option.price > lowest && !isPriced && (
                <span className={classes['more']}>+{money(option.price - lowest)}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
