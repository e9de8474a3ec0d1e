import { Button, Typography, useMediaQuery } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { QrPicture } from '#backoffice/parts/QrPicture.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** The authenticator's secret as a QR code, as a link for the phone showing this page, and in groups for typing. */
export function AuthenticatorStep({ account }: { account: { totpSecret: string; totpUrl: string } }) {
  const t = useTexts(signInTexts);
  const isPhone = useMediaQuery('(pointer: coarse)');
  return (
    <>
      <Typography variant="body2" gutterBottom>
        {t('step1Text')}
      </Typography>
      <QrPicture text={account.totpUrl} />
      {isPhone && (
        <Button href={account.totpUrl} variant="outlined" sx={{ marginBlock: 1 }}>
          {t('openApp')}
        </Button>
      )}
      <Typography variant="body2">{t('secret')}</Typography>
      <Typography component="code" sx={{ fontSize: 15, userSelect: 'all' }}>
        {account.totpSecret.replace(/(.{4})/g, '$1 ').trim()}
      </Typography>
    </>
  );
}
