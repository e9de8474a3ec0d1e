import { Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { signInTexts } from '../sign-in.texts.ts';
import { accountTexts } from './account.texts.ts';
import { ProofFields, readText } from './ProofFields.tsx';

export function PasswordForm({ login }: { login: string }) {
  const t = useTexts(accountTexts);
  const words = useTexts(signInTexts);
  const { act, isBusy } = useAct();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = {
      password: readText(form, 'password'),
      newPassword: readText(form, 'newPassword'),
      code: readText(form, 'code').replace(/\s/g, ''),
    };
    if (await act(() => api('PUT /api/office/me/password/', { body }), t('passwordDone'))) form.reset();
  };
  return (
    <Panel title={t('password')}>
      <form onSubmit={(event) => void submit(event)}>
        <ProofFields login={login} />
        <TextField
          name="newPassword"
          type="password"
          label={t('passwordNext')}
          helperText={words('passwordHint')}
          autoComplete="new-password"
          fullWidth
          required
          slotProps={{ htmlInput: { minLength: 12, maxLength: 200 } }}
        />
        <Button type="submit" variant="contained" loading={isBusy} sx={{ marginTop: 1 }}>
          {t('change')}
        </Button>
      </form>
    </Panel>
  );
}
