/** Inputs for screens that are not react-admin forms. */
import { MenuItem, TextField, type TextFieldProps, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { completeClock, isClock } from './read-day.ts';

type TextProps = Omit<TextFieldProps, 'onChange' | 'slotProps'> & {
  change: (text: string) => void;
  /** Maximum length. */
  max?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
};

export function TextBox({ change, max, inputMode, ...rest }: TextProps) {
  return (
    <TextField
      fullWidth
      onChange={(event) => change(event.target.value)}
      slotProps={{ htmlInput: { ...(max ? { maxLength: max } : {}), ...(inputMode ? { inputMode } : {}) } }}
      {...rest}
    />
  );
}

type TimeProps = {
  label: string;
  value: string;
  change: (time: string) => void;
};

/** A time of day as 09:00: the native field shows 9:00 AM in browsers without a Turkmen locale. */
export function TimeBox({ label, value, change }: TimeProps) {
  const t = useTexts(partTexts);
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && !isClock(value);
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => own.current?.setCustomValidity(isClock(value) ? '' : t('clockForm')), [value, t]);
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => change(event.target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        change(completeClock(value));
      }}
      error={isWrong}
      helperText={isWrong ? t('clockForm') : undefined}
      fullWidth
      required
      inputRef={own}
      slotProps={{ htmlInput: { maxLength: 12 } }}
    />
  );
}

type ChoiceProps<V extends string> = {
  value: V;
  choose: (value: V) => void;
  choices: readonly (readonly [V, ReactNode])[];
};
type SelectProps<V extends string> = ChoiceProps<V> & Pick<TextFieldProps, 'label' | 'sx' | 'fullWidth'>;

export function SelectBox<V extends string>({ choose, choices, ...rest }: SelectProps<V>) {
  return (
    <TextField select onChange={(event) => choose(event.target.value as V)} {...rest}>
      {choices.map(([value, name]) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

type ToggleProps<V extends string> = ChoiceProps<V> & {
  /** Choices that cannot be made now. */
  off?: readonly V[];
  fullWidth?: boolean;
  size?: 'small';
  sx?: object;
};

/** One of a few choices, side by side; one is always chosen. */
export function ToggleChoice<V extends string>({ choose, choices, off = [], ...rest }: ToggleProps<V>) {
  return (
    <ToggleButtonGroup exclusive onChange={(_, chosen: V | null) => chosen && choose(chosen)} {...rest}>
      {choices.map(([value, name]) => (
        <ToggleButton key={value} value={value} disabled={off.includes(value)}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export const languageChoices = [
  ['tm', 'Türkmençe'],
  ['ru', 'Русский'],
] as const;
