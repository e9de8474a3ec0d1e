import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { onCodeAsked, type Question } from '#backoffice/api/ask-code.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { CodeField } from './CodeField.tsx';
import { type Fault, SignInFault } from './SignInFault.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** Asks for a fresh authenticator code when a sensitive action needs one; the action then continues. */
export function ConfirmCode() {
  const t = useTexts(signInTexts);
  const language = useLanguage();
  const [question, setQuestion] = useState<Question>();
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  useEffect(
    () =>
      onCodeAsked((asked) => {
        setFault(undefined);
        setBusy(false);
        setQuestion(asked);
      }),
    [],
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '');
    setBusy(true);
    try {
      await question?.tryCode(code);
      question?.answered();
    } catch (error) {
      setFault({ error, language });
      setBusy(false);
    }
  };
  return (
    <Dialog open={question !== undefined} onClose={() => question?.refused()} maxWidth="xs">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{t('confirmTitle')}</DialogTitle>
        <DialogContent>
          <Typography gutterBottom>{t('confirmText')}</Typography>
          <SignInFault fault={fault} />
          <CodeField autoFocus />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => question?.refused()}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
