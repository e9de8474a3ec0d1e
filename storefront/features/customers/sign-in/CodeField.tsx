import { type ChangeEvent, type Ref, useId } from 'react';
import { asMessage, type LocalizedMessage, MessageText } from '#storefront/ui/feedback/MessageText.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './CodeField.module.css';

const length = 6;

type Props = {
  label: string;
  hint?: string;
  value: string;
  /** `isComplete`: this change made the code whole, by typing, pasting or autofill. */
  onChange: (code: string, isComplete: boolean) => void;
  error?: string | LocalizedMessage | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** One real input over six drawn cells, so that paste, dictation and autofill work as in any field. */
export function CodeField({ label, hint, value, onChange, error, ref }: Props) {
  const id = useId();

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const code = readCode(target.value);
    // A seventh digit changes nothing.
    onChange(code, code.length === length && code !== value);
  }

  return (
    <div>
      <div className={classes['field']} data-invalid={Boolean(error)}>
        <div className={classes['cells']} aria-hidden="true">
          {Array.from({ length }, (_, at) => (
            <span
              key={at}
              className={joinClasses(
                classes['cell'],
                at === Math.min(value.length, length - 1) && classes['current'],
              )}
            >
              {value[at]}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          className={classes['input']}
          type="text"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="one-time-code"
          name="code"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
          value={value}
          onChange={change}
          onSelect={({ currentTarget: input }) => {
            if (input.selectionStart === input.selectionEnd && input.selectionStart !== input.value.length) {
              input.setSelectionRange(input.value.length, input.value.length);
            }
          }}
        />
      </div>
      {hint && (
        <p className={classes['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={classes['error']} id={`${id}-error`} role="alert">
        {error && <MessageText said={asMessage(error)} />}
      </p>
    </div>
  );
}

/** " 481 203 " → "481203". */
export function readCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
