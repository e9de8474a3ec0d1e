import { Button, Typography } from '@mui/material';
import { useShopName } from '#backoffice/lang/use-shop-name.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { RecoveryCodeList } from './account/RecoveryCodeList.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** The last step of the first sign-in. */
export function RecoveryCodes({ codes, login }: { codes: readonly string[]; login: string }) {
  const t = useTexts(signInTexts);
  return (
    <SignInFrame title={t('recovery')} width={520} isSignedIn>
      <Typography variant="body2">{t('recoveryText')}</Typography>
      <Typography variant="body2" sx={{ marginTop: 1 }}>
        {useShopName()} · {login}
      </Typography>
      <RecoveryCodeList codes={codes} login={login} />
      <Button
        variant="contained"
        href="/office"
        fullWidth
        sx={{ marginTop: 2, '@media print': { display: 'none' } }}
      >
        {t('goIn')}
      </Button>
    </SignInFrame>
  );
}
