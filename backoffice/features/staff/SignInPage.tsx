import { Alert, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Notification, useLogin } from 'react-admin';
import { lastEnd } from '#backoffice/api/session-end.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { CodeField } from './CodeField.tsx';
import { type Fault, SignInFault } from './SignInFault.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts } from './sign-in.texts.ts';

function useSignIn() {
  const login = useLogin();
  const language = useLanguage();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '').trim();
    setBusy(true);
    setFault(undefined);
    await login({
      login: read('login').toLowerCase(),
      password: String(form.get('password') ?? ''),
      code: read('code').replace(/\s/g, ''),
    }).catch((error: unknown) => setFault({ error, language }));
    setBusy(false);
  };
  return { fault, isBusy, submit };
}

/** Password and code are checked together, so that a failure does not reveal which one was right. */
export default function SignInPage() {
  const t = useTexts(signInTexts);
  const { fault, isBusy, submit } = useSignIn();
  const end = lastEnd();
  return (
    <SignInFrame title={t('heading')}>
      <form onSubmit={(event) => void submit(event)}>
        {end && !fault && (
          <Alert severity="info" sx={{ marginBottom: 1 }}>
            {t(end)}
          </Alert>
        )}
        <SignInFault fault={fault} />
        <TextField
          name="login"
          label={t('login')}
          autoComplete="username"
          fullWidth
          required
          autoFocus
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextField
          name="password"
          type="password"
          label={t('password')}
          autoComplete="current-password"
          fullWidth
          required
        />
        <CodeField takesRecovery />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={isBusy}
          sx={{ marginBlock: 1.5 }}
        >
          {t('signIn')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {t('lost')}
        </Typography>
      </form>
      <Notification />
    </SignInFrame>
  );
}
