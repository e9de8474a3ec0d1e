import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldFrame } from './Field.tsx';
import classes from './Field.module.css';

type Around = FieldFrame & { prefix?: ReactNode };
type TextProps = Around & Omit<ComponentProps<'input'>, 'id' | 'className' | 'prefix'>;
type AreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** One line of text. Spread react-hook-form's `register(…)` into it. */
export function TextField({ label, hint, error, optional, prefix, ...input }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <span className={classes['frame']} data-invalid={Boolean(error)}>
          {prefix && <span className={classes['prefix']}>{prefix}</span>}
          <input type="text" {...input} {...wiring} className={classes['control']} />
        </span>
      )}
    </Field>
  );
}

export function TextArea({ label, hint, error, optional, ...area }: AreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <span className={classes['frame']} data-invalid={Boolean(error)}>
          <textarea {...area} {...wiring} className={classes['control']} />
        </span>
      )}
    </Field>
  );
}
