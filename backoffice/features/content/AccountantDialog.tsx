import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeFeature } from '#contract/content/office-features.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { featuresTexts, featureWords } from './features.texts.ts';

/** Before a feature that takes money ahead is switched on: what it means, and who has agreed. */
export function AccountantDialog({ name, close }: Pick<OfficeFeature, 'name'> & { close: () => void }) {
  const t = useTexts(featuresTexts);
  const words = useTexts(featureWords);
  const [hasAgreed, setAgreed] = useState(false);
  const [accountant, setAccountant] = useState('');
  const body = { isOn: true, confirmedBy: accountant.trim() };
  return (
    <ActionDialog
      title={words(name)}
      go={t('turnOn')}
      isFit={hasAgreed && body.confirmedBy !== ''}
      run={() => api('PUT /api/office/features/:name/', { params: { name }, body })}
      done={t('on')}
      close={close}
      maxWidth="sm"
    >
      <Typography>{t('prepaid')}</Typography>
      <Box sx={{ display: 'grid', gap: 1, marginTop: 2 }}>
        <FormControlLabel
          control={<Checkbox checked={hasAgreed} onChange={(_, isChecked) => setAgreed(isChecked)} />}
          label={t('agreed')}
        />
        <TextBox label={t('accountant')} value={accountant} change={setAccountant} max={80} required />
      </Box>
    </ActionDialog>
  );
}
