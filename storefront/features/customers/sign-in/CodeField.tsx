import { type ChangeEvent, type Ref, useId } from 'react';
import { asMessage, type LocalizedMessage, MessageText } from '#storefront/ui/feedback/MessageText.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './CodeField.module.css';

const length = 6;

type Props = {
  label: string;
  value: string;
  /** `isFilledIn`: the whole code came from autofill. */
  onChange: (code: string, isFilledIn: boolean) => void;
  error?: string | LocalizedMessage | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** One real input over six drawn cells, so that paste, dictation and autofill work as in any field. */
export function CodeField({ label, value, onChange, error, ref }: Props) {
  const id = useId();

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const code = readCode(target.value);
    const { inputType } = nativeEvent as InputEvent;
    // Typing adds one digit at a time, so a jump of four or more is autofill; a paste is not submitted automatically.
    const isFilledIn = code.length === length && code.length - value.length >= 4;
    onChange(code, isFilledIn && inputType !== 'insertFromPaste' && inputType !== 'insertFromDrop');
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
          aria-describedby={`${id}-error`}
          value={value}
          onChange={change}
          onSelect={({ currentTarget: input }) => {
            if (input.selectionStart === input.selectionEnd && input.selectionStart !== input.value.length) {
              input.setSelectionRange(input.value.length, input.value.length);
            }
          }}
        />
      </div>
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
