import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import type { OfficeFeature } from '#contract/content/office-features.ts';
import { type FormSource, saveForm } from '#backoffice/parts/conflict/save-form.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { featuresTexts, featureWords } from './features.texts.ts';

type Props = Pick<OfficeFeature, 'name'> & { filling: FormSource; close: () => void };

const nobodyYet = { hasAgreed: false, accountant: '' };

/** Before a feature with prepaid money is switched on: its consequences, and the accountant who agreed. */
export function AccountantDialog({ name, filling, close }: Props) {
  const t = useTexts(featuresTexts);
  const words = useTexts(featureWords);
  const draft = useDraft({ name: `accountant of ${name}`, first: nobodyYet });
  const { hasAgreed, accountant } = draft.value;
  const [breaches, setBreaches] = useState<readonly Breach[]>([]);
  const body = { isOn: true, confirmedBy: accountant.trim() };
  return (
    <ActionDialog
      title={words(name)}
      go={t('turnOn')}
      isFit={hasAgreed && body.confirmedBy !== ''}
      run={() =>
        saveForm('PUT /api/office/features/:name/', { params: { name }, body }, filling).catch(
          (error: unknown) => {
            setBreaches(breachesOf(error));
            throw error;
          },
        )
      }
      done={t('on')}
      close={close}
      draft={draft}
      maxWidth="sm"
    >
      <Typography>{t('prepaid')}</Typography>
      <Box sx={{ display: 'grid', gap: 1, marginTop: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={hasAgreed}
              onChange={(_, isChecked) => draft.change({ hasAgreed: isChecked })}
            />
          }
          label={t('agreed')}
        />
        <TextBox label={t('accountant')} {...draft.box('accountant')} max={80} required />
        {breaches.length > 0 && (
          <Alert severity="error">
            {t('books')}
            {breaches.map(({ invariant, what }) => (
              <Box key={invariant} component="p" sx={{ margin: '8px 0 0', overflowWrap: 'anywhere' }}>
                {invariant}: {what}
              </Box>
            ))}
          </Alert>
        )}
      </Box>
    </ActionDialog>
  );
}

type Breach = { invariant: string; what: string };

/** Differences in the ledger, if they are why the feature was refused. */
function breachesOf(error: unknown): readonly Breach[] {
  const body = error instanceof CallError ? error.body : undefined;
  if (body?.code !== 'books.not-in-order') return [];
  return (body.data as { breaches: Breach[] }).breaches;
}
