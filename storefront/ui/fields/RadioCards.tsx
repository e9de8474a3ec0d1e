import { type ReactNode, useId } from 'react';
import classes from './Choice.module.css';

export type RadioCard<Value extends string | number> = {
  value: Value;
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  aside?: ReactNode;
  /** Disabled; `note` says why. */
  disabled?: boolean | undefined;
};
type Props<Value extends string | number> = {
  legend: ReactNode;
  cards: RadioCard<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** Side by side (sizes, days) instead of one below the other. */
  inRow?: boolean | undefined;
  error?: string | undefined;
};

/** A choice of cards built on native radios, so that arrow keys and screen readers work as usual. */
export function RadioCards<Value extends string | number>(props: Props<Value>) {
  const name = useId();
  const { legend, cards, value, onChange, inRow, error } = props;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={classes['legend']}>{legend}</legend>
      <div className={inRow ? classes['row'] : classes['cards']}>
        {cards.map((card) => (
          <label className={classes['card']} key={card.value}>
            <input
              type="radio"
              className={classes['input']}
              name={name}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
            />
            <span className={classes['cardFace']}>
              {card.icon}
              <span className={classes['text']}>
                <span className={classes['title']}>{card.title}</span>
                {card.note && <span className={classes['note']}>{card.note}</span>}
              </span>
              {card.aside && <span className={classes['aside']}>{card.aside}</span>}
            </span>
          </label>
        ))}
      </div>
      <p className={classes['groupError']} id={`${name}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
