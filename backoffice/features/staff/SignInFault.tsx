import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CallError } from '#contract/client.ts';
import { messageOf } from '#backoffice/api/failure.ts';
import type { Language } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { signInTexts } from './sign-in.texts.ts';

/** The sentence of the server is in the language of the screen at that time. */
export type Fault = { error: unknown; language: Language };

/** Whether the credentials were refused. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.body?.code === 'staff.wrong-credentials';

type Props = {
  fault: Fault | undefined;
  /** Said where only one of the credentials can be wrong. */
  refused?: string;
};

/** Why sign-in failed. Codes depend on the phone's clock, so that a wrong clock makes right codes invalid. */
export function SignInFault({ fault, refused }: Props) {
  const t = useTexts(signInTexts);
  const translate = useTranslate();
  const language = useLanguage();
  if (fault?.language !== language) return null;
  const { error } = fault;
  const words = (isRefused(error) && refused) || messageOf(error);
  return (
    <Alert severity="error" role="alert" sx={{ marginBottom: 1 }}>
      {translate(words, { _: words })}
      {isRefused(error) && <div>{t('clockHint')}</div>}
    </Alert>
  );
}
