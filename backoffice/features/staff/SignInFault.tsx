import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CallFailed } from '#contract/client.ts';
import { messageOf } from '#backoffice/api/failure.ts';
import type { Language } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { signInTexts } from './sign-in.texts.ts';

/** The sentence of the server is in the language of the screen at that time. */
export type Fault = { error: unknown; language: Language };

/** Why sign-in failed. Codes depend on the phone's clock, so that a wrong clock makes right codes invalid. */
export function SignInFault({ fault }: { fault: Fault | undefined }) {
  const t = useTexts(signInTexts);
  const translate = useTranslate();
  const language = useLanguage();
  if (fault?.language !== language) return null;
  const { error } = fault;
  const words = messageOf(error);
  const isRefused = error instanceof CallFailed && error.body?.code === 'staff.wrong-credentials';
  return (
    <Alert severity="error" role="alert" sx={{ marginBottom: 1 }}>
      {translate(words, { _: words })}
      {isRefused && <div>{t('clockHint')}</div>}
    </Alert>
  );
}
