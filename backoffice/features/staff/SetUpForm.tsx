import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { loginPattern } from '#domain/staff.ts';
import { api } from '#backoffice/api/api.ts';
import { rememberMe } from '#backoffice/api/me.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { AuthenticatorStep } from './AuthenticatorStep.tsx';
import { CodeField } from './CodeField.tsx';
import { type Fault, isRefused, SignInFault } from './SignInFault.tsx';
import { signInTexts } from './sign-in.texts.ts';

type Props = {
  token: string;
  account: { login: string; name: string; isNew: boolean; totpSecret: string; totpUrl: string };
  done: (made: { login: string; recoveryCodes: readonly string[] }) => void;
};

function useSetUp({ token, account, done }: Props) {
  const language = useLanguage();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password') ?? '');
    const code = String(form.get('code') ?? '').replace(/\s/g, '');
    const login = String(form.get('login') ?? '')
      .trim()
      .toLowerCase();
    setBusy(true);
    try {
      const { data } = await api('POST /api/office/setup/', {
        body: {
          token,
          password,
          code,
          ...(account.isNew ? { login, name: String(form.get('name') ?? '').trim() } : {}),
        },
      });
      // The account keeps the language in which it was set up.
      const me = await api('PUT /api/office/me/', { body: { lang: language } });
      rememberMe(me.data);
      done({ login: me.data.login, recoveryCodes: data.recoveryCodes });
    } catch (error) {
      setFault({ error, language });
      setBusy(false);
    }
  };
  return { fault, isBusy, submit };
}

export function SetUpForm(props: Props) {
  const { account } = props;
  const t = useTexts(signInTexts);
  const { fault, isBusy, submit } = useSetUp(props);
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Typography gutterBottom>{t('setUpLead', { login: account.login })}</Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <section>
          <Typography variant="h6">{t('step1')}</Typography>
          <AuthenticatorStep account={account} />
        </section>
        <section>
          <Typography variant="h6">{t('step2')}</Typography>
          <SignInFault fault={fault} refused={t('codeRefused')} />
          <NameField account={account} />
          <LoginField account={account} />
          <TextField
            name="password"
            type="password"
            label={t('password')}
            helperText={t('passwordHint')}
            autoComplete="new-password"
            fullWidth
            required
            slotProps={{ htmlInput: { minLength: 12 } }}
          />
          <CodeField error={isRefused(fault?.error)} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            loading={isBusy}
            sx={{ marginTop: 1.5 }}
          >
            {t('finish')}
          </Button>
        </section>
      </Box>
    </form>
  );
}

/** The name shown with the user's actions. */
function NameField({ account: { name, isNew } }: Pick<Props, 'account'>) {
  const t = useTexts(signInTexts);
  if (!isNew) return null;
  return (
    <TextField
      name="name"
      label={t('name')}
      helperText={t('nameHint')}
      autoComplete="name"
      defaultValue={name}
      fullWidth
      required
      slotProps={{ htmlInput: { maxLength: 80 } }}
    />
  );
}

/** A new account can change its login; otherwise the field is for password managers only. */
function LoginField({ account: { login, isNew } }: Pick<Props, 'account'>) {
  const t = useTexts(signInTexts);
  if (!isNew) return <input type="text" name="login" autoComplete="username" value={login} readOnly hidden />;
  return (
    <TextField
      name="login"
      label={t('login')}
      helperText={t('loginHint')}
      autoComplete="username"
      defaultValue={login}
      fullWidth
      required
      slotProps={{
        htmlInput: { pattern: loginPattern, maxLength: 40, autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}
