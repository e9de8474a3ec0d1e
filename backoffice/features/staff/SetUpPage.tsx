import { Button, CircularProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { firstOwner } from '#domain/staff.ts';
import { useParams } from 'react-router-dom';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpForm } from './SetUpForm.tsx';
import { staffTexts } from './staff.texts.ts';
import { signInTexts } from './sign-in.texts.ts';

/** Opened by the one-time link: authenticator, password, and then the recovery codes. */
export default function SetUpPage() {
  const t = useTexts(signInTexts);
  const words = useTexts(staffTexts);
  const token = useParams()['token'] ?? '';
  const [made, setMade] = useState<{ login: string; recoveryCodes: readonly string[] }>();
  const { data, error } = useAnswer(
    'POST /api/office/link/',
    { body: { token } },
    { isOff: made !== undefined },
  );
  const name = data?.data.name === firstOwner.name ? words('owner') : (data?.data.name ?? '');
  if (made) return <RecoveryCodes codes={made.recoveryCodes} login={made.login} />;
  if (error)
    return (
      <SignInFrame title={t('badLink')}>
        <Typography gutterBottom>{t('badLinkText')}</Typography>
        <Button href="#/login" variant="contained">
          {t('toSignIn')}
        </Button>
      </SignInFrame>
    );
  if (!data)
    return (
      <SignInFrame title={t('heading')}>
        <CircularProgress />
      </SignInFrame>
    );
  return (
    <SignInFrame title={t('setUp', { name })} width={720}>
      <SetUpForm token={token} account={{ ...data.data, name }} done={setMade} />
    </SignInFrame>
  );
}
