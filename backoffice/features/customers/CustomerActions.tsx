import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { OfficeCustomer } from '#contract/customers/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { CustomerReason } from './CustomerReason.tsx';
import { customerTexts } from './customer.texts.ts';
import { saveFile } from './save-file.ts';

/** What may be done to a customer; blocking and erasing want a reason. */
export function CustomerActions({ customer }: { customer: OfficeCustomer }) {
  const t = useTexts(customerTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'block' | 'erase'>();
  const params = { id: customer.id };
  if (customer.isErased) return null;
  const exportData = async () => {
    const { data } = await api('POST /api/office/customers/:id/export/', { params });
    saveFile(`customer-${customer.id}.json`, JSON.stringify(data, null, 2), 'application/json');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
      {may('customers.write') && (
        <>
          {customer.isBlocked ? (
            <Button
              variant="outlined"
              loading={isBusy}
              onClick={() =>
                void act(() => api('POST /api/office/customers/:id/unblock/', { params }), t('done'))
              }
            >
              {t('unblock')}
            </Button>
          ) : (
            <Button variant="outlined" color="error" onClick={() => setAsked('block')}>
              {t('block')}
            </Button>
          )}
          {customer.sessions.length > 0 && (
            <Button
              variant="outlined"
              loading={isBusy}
              onClick={() =>
                void act(() => api('POST /api/office/customers/:id/sign-out/', { params }), t('done'))
              }
            >
              {t('signOut')}
            </Button>
          )}
        </>
      )}
      {may('customers.privacy') && (
        <>
          <Button variant="outlined" loading={isBusy} onClick={() => void act(exportData)}>
            {t('exportData')}
          </Button>
          <Button color="error" onClick={() => setAsked('erase')}>
            {t('erase')}
          </Button>
        </>
      )}
      {asked && <CustomerReason id={customer.id} what={asked} close={() => setAsked(undefined)} />}
    </Box>
  );
}
