import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, type FieldFrame } from './Field.tsx';
import classes from './Field.module.css';

type TextFieldFrame = FieldFrame & { prefix?: ReactNode };
type TextProps = TextFieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className' | 'prefix'>;
type AreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** From this share of its maximum length on, a field for words shows how much is left; a year needs no count. */
const nearlyFull = 0.75;
const leastCounted = 20;

/** A single-line input. Spread react-hook-form's `register(…)` into it. */
export function TextField({ label, hint, error, optional, prefix, ...input }: TextProps) {
  const { maxLength, onInput } = input;
  const [typed, setTyped] = useState(0);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <span className={classes['frame']} data-invalid={Boolean(error)}>
          {prefix && <span className={classes['prefix']}>{prefix}</span>}
          <input
            type="text"
            {...input}
            {...wiring}
            className={classes['control']}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
          {maxLength !== undefined && maxLength >= leastCounted && typed >= maxLength * nearlyFull && (
            <span className={classes['count']} role="status">
              {typed} / {maxLength}
            </span>
          )}
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
