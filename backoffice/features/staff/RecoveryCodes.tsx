import { Box, Button, Typography } from '@mui/material';
import { Printer } from 'lucide-react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** Shown once, to be printed or written down. */
export function RecoveryCodes({ codes, login }: { codes: readonly string[]; login: string }) {
  const t = useTexts(signInTexts);
  return (
    <SignInFrame title={t('recovery')} width={520}>
      <Typography variant="body2">{t('recoveryText')}</Typography>
      <Typography variant="body2" sx={{ marginTop: 1 }}>
        Sowgat · {login}
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          // Their numbers stand before them, outside of the columns.
          gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
          gap: '8px 44px',
          margin: '12px 0',
          padding: '14px 14px 14px 40px',
          borderRadius: '14px',
          backgroundColor: 'var(--sunken)',
          fontFamily: 'ui-monospace, monospace',
          fontSize: 16,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <Button variant="outlined" startIcon={<Printer size={18} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="contained" href="/office">
          {t('goIn')}
        </Button>
      </Box>
    </SignInFrame>
  );
}
