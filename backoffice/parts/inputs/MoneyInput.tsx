import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { FieldTitle, InputHelperText, required, useInput, useResourceContext } from 'react-admin';
import { moneyText, readMoney } from './money-text.ts';

type Props = { source: string; label?: string; isNeeded?: boolean; helperText?: string; isOff?: boolean };

/** A sum in manat on the screen, in whole tenge in the record. */
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
  const [text, setText] = useState(() => moneyText(value));
  // The form may be filled from outside; what is being typed ("12,") stays as long as it means the same.
  useEffect(
    () => setText((shown) => (readMoney(shown) === (value ?? null) ? shown : moneyText(value))),
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
        <InputHelperText
          helperText={helperText ?? false}
          {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
        />
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

/** The record keeps tenge; only what is shown is manat. */
function asItIs(value: number | null): number | null {
  return value;
}
