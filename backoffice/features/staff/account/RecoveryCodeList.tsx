import { Box, Button } from '@mui/material';
import { Copy, Download, Printer } from 'lucide-react';
import { useNotify } from 'react-admin';
import { useShopName } from '#backoffice/lang/use-shop-name.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { saveFile } from '#backoffice/parts/save-file.ts';
import { staffTexts } from '../staff.texts.ts';
import { signInTexts } from '../sign-in.texts.ts';

/** Shown once: one code per line, to be copied, downloaded or printed. */
export function RecoveryCodeList({ codes, login }: { codes: readonly string[]; login: string }) {
  const t = useTexts(signInTexts);
  const words = useTexts(staffTexts);
  const notify = useNotify();
  const shop = useShopName();
  const text = [`${shop} · ${login}`, ...codes].join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(words('copied'), { type: 'success' });
  };
  return (
    <>
      <Box
        component="ol"
        sx={{
          margin: '12px 0',
          padding: '12px 14px 12px 44px',
          borderRadius: '14px',
          backgroundColor: 'var(--sunken)',
          fontFamily: 'ui-monospace, monospace',
          fontSize: 17,
          lineHeight: 1.7,
          '& li': { whiteSpace: 'nowrap' },
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <Button startIcon={<Copy size={18} />} onClick={() => void copy().catch(() => undefined)}>
          {words('copy')}
        </Button>
        <Button startIcon={<Download size={18} />} onClick={() => saveFile('codes.txt', text, 'text/plain')}>
          {t('download')}
        </Button>
        <Button startIcon={<Printer size={18} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Box>
    </>
  );
}
