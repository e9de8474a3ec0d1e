import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { OfficeCustomer } from '#contract/customers/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ReasonDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { saveFile } from '#backoffice/parts/save-file.ts';
import { customerTexts } from './customer.texts.ts';

/** Actions on a customer; blocking and erasing require a reason, which is recorded in the audit log. */
export function CustomerActions({ customer }: { customer: OfficeCustomer }) {
  const t = useTexts(customerTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'block' | 'erase'>();
  const params = { id: customer.id };
  if (customer.isErased) return null;
  const unblock = () => api('POST /api/office/customers/:id/unblock/', { params });
  const signOut = () => api('POST /api/office/customers/:id/sign-out/', { params });
  const exportData = async () => {
    const { data } = await api('POST /api/office/customers/:id/export/', { params });
    saveFile(`customer-${customer.id}.json`, JSON.stringify(data, null, 2), 'application/json');
  };
  const look = { variant: 'outlined', loading: isBusy } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
      {may('customers.write') && (
        <>
          {customer.isBlocked ? (
            <Button {...look} onClick={() => void act(unblock, t('done'))}>
              {t('unblock')}
            </Button>
          ) : (
            <Button variant="outlined" color="error" onClick={() => setAsked('block')}>
              {t('block')}
            </Button>
          )}
          {customer.sessions.length > 0 && (
            <Button {...look} onClick={() => void act(signOut, t('done'))}>
              {t('signOut')}
            </Button>
          )}
        </>
      )}
      {may('customers.privacy') && (
        <>
          <Button {...look} onClick={() => void act(exportData)}>
            {t('exportData')}
          </Button>
          <Button color="error" onClick={() => setAsked('erase')}>
            {t('erase')}
          </Button>
        </>
      )}
      {asked && (
        <ReasonDialog
          title={t(asked)}
          text={t(`${asked}Text`)}
          max={300}
          go={t(asked)}
          run={(reason) => api(`POST /api/office/customers/:id/${asked}/`, { params, body: { reason } })}
          done={t('done')}
          close={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}
