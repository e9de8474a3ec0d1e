/** Fields of screens that are no form of react-admin. */
import { MenuItem, TextField, type TextFieldProps, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { InputHTMLAttributes, ReactNode } from 'react';

type TextProps = Omit<TextFieldProps, 'onChange' | 'slotProps'> & {
  change: (text: string) => void;
  /** Letters, at most. */
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
  fullWidth?: boolean;
  size?: 'small';
  sx?: object;
};

/** One of a few, side by side; one is always chosen. */
export function ToggleChoice<V extends string>({ choose, choices, ...rest }: ToggleProps<V>) {
  return (
    <ToggleButtonGroup exclusive onChange={(_, chosen: V | null) => chosen && choose(chosen)} {...rest}>
      {choices.map(([value, name]) => (
        <ToggleButton key={value} value={value}>
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
