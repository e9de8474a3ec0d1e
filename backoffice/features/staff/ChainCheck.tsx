import { Alert, Box, Button } from '@mui/material';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { staffTexts } from './staff.texts.ts';

type ChainReport = { rows: number; brokenAt: number | null; anchor: string };

/** Verifies the hash chain of the audit log on the server and shows the result. */
export function ChainCheck() {
  const t = useTexts(staffTexts);
  const { act, isBusy } = useAct();
  const [found, setFound] = useState<ChainReport>();
  const check = async () => setFound((await api('GET /api/office/audit/check/')).data);
  return (
    <>
      <Button
        startIcon={<ShieldCheck size={18} />}
        loading={isBusy}
        onClick={() => void act(check)}
        sx={{ alignSelf: 'center' }}
      >
        {t('check')}
      </Button>
      {found && (
        <Alert severity={found.brokenAt === null ? 'success' : 'error'} sx={{ width: '100%' }}>
          {found.brokenAt === null
            ? t('chainHolds', { n: found.rows })
            : t('chainBroken', { n: found.brokenAt })}
          <Box sx={{ overflowWrap: 'anywhere' }}>{t('anchor', { anchor: found.anchor })}</Box>
        </Alert>
      )}
    </>
  );
}
