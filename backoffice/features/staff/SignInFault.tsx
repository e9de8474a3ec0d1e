import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CallFailed } from '#contract/client.ts';
import { messageOf } from '#backoffice/api/failure.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { signInTexts } from './sign-in.texts.ts';

/** Why sign-in failed. Codes depend on the phone's clock, so that a wrong clock makes right codes invalid. */
export function SignInFault({ fault }: { fault: unknown }) {
  const t = useTexts(signInTexts);
  const translate = useTranslate();
  if (fault === undefined) return null;
  const words = messageOf(fault);
  const isRefused = fault instanceof CallFailed && fault.body?.code === 'staff.wrong-credentials';
  return (
    <Alert severity="error" role="alert" sx={{ marginBottom: 1 }}>
      {translate(words, { _: words })}
      {isRefused && <div>{t('clockHint')}</div>}
    </Alert>
  );
}
