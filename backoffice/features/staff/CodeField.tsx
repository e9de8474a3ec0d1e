import { TextField, type TextFieldProps } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { signInTexts } from './sign-in.texts.ts';

type Props = Pick<TextFieldProps, 'label' | 'error' | 'autoFocus'> & {
  /** Also takes a recovery code, and says so. */
  takesRecovery?: boolean;
};

/** The current code of an authenticator. */
export function CodeField({ takesRecovery = false, ...props }: Props) {
  const t = useTexts(signInTexts);
  return (
    <TextField
      name="code"
      label={t('code')}
      helperText={takesRecovery && t('codeHint')}
      autoComplete="one-time-code"
      fullWidth
      required
      slotProps={{ htmlInput: { inputMode: 'numeric', minLength: 6 } }}
      {...props}
    />
  );
}
