import { TextField } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { signInTexts } from '../sign-in.texts.ts';
import { accountTexts } from './account.texts.ts';

/** Re-authentication for changes of one's own access; the hidden login is for password managers. */
export function ProofFields({ login }: { login: string }) {
  const t = useTexts(accountTexts);
  return (
    <>
      <input type="text" name="login" autoComplete="username" value={login} readOnly hidden />
      <TextField
        name="password"
        type="password"
        label={t('passwordNow')}
        autoComplete="current-password"
        fullWidth
        required
      />
      <CodeField />
    </>
  );
}

/** An authenticator code or a recovery code. */
export function CodeField({ label }: { label?: string }) {
  const t = useTexts(signInTexts);
  return (
    <TextField
      name="code"
      label={label ?? t('code')}
      {...(label ? {} : { helperText: t('codeHint') })}
      autoComplete="one-time-code"
      fullWidth
      required
      slotProps={{ htmlInput: { inputMode: 'numeric', minLength: 6 } }}
    />
  );
}

export function readText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}
