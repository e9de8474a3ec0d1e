import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './Field.tsx';
import classes from './Field.module.css';

type Props = FieldFrame &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    options: readonly { value: string; title: string }[];
  };

/** A native select. Spread react-hook-form's `register(…)` into it. */
export function SelectField({ label, hint, error, optional, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <span className={classes['frame']} data-invalid={Boolean(error)}>
          <select {...select} {...wiring} className={classes['control']}>
            {options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
