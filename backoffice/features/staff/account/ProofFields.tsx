import { TextField } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { CodeField } from '../CodeField.tsx';
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
      <CodeField takesRecovery />
    </>
  );
}

export function readText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}
