import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { FieldTitle, InputHelperText, required, useInput, useResourceContext } from 'react-admin';
import { plainAmount } from '#domain/print/money.ts';
import { readMoney } from './read-money.ts';

type Props = { source: string; label?: string; isNeeded?: boolean; helperText?: string; isOff?: boolean };

/** A sum in manats on screen, in whole tenge in the record. */
export function MoneyInput({ source, label, isNeeded, helperText, isOff }: Props) {
  const resource = useResourceContext();
  const { field, fieldState } = useInput({
    source,
    defaultValue: null,
    ...(isNeeded ? { validate: required() } : {}),
    parse: asItIs,
    format: asItIs,
  });
  const value = field.value as number | null;
  const [text, setText] = useState(() => plainAmount(value));
  // The value may change from outside; incomplete input ("12,") stays while it has the same value.
  useEffect(
    () => setText((shown) => (readMoney(shown) === (value ?? null) ? shown : plainAmount(value))),
    [value],
  );
  const isWrong = readMoney(text) === undefined;
  return (
    <TextField
      name={field.name}
      value={text}
      inputRef={field.ref}
      disabled={isOff ?? false}
      label={
        <FieldTitle
          source={source}
          isRequired={isNeeded ?? false}
          {...(label ? { label } : {})}
          {...(resource ? { resource } : {})}
        />
      }
      error={isWrong || fieldState.invalid}
      helperText={
        (helperText ?? fieldState.error?.message) && (
          <InputHelperText
            helperText={helperText ?? false}
            {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
          />
        )
      }
      onBlur={field.onBlur}
      onChange={(event) => {
        setText(event.target.value);
        const read = readMoney(event.target.value);
        if (read !== undefined) field.onChange(read);
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', className: 'tabular' } }}
      fullWidth
    />
  );
}

/** No conversion: the record's value is tenge, only the shown text is manats. */
function asItIs(value: number | null): number | null {
  return value;
}
