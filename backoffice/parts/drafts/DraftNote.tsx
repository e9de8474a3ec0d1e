import { Alert, Button } from '@mui/material';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { clashOf, type Draft } from './kept-draft.ts';
import { draftTexts } from './drafts.texts.ts';

/** Notice about a draft that the form shows: what needs to be checked, and a button that throws it away. */
export function DraftNote({ draft, clear }: { draft: Draft<unknown>; clear: () => void }) {
  const t = useTexts(draftTexts);
  return (
    <Alert
      severity={draft.isSent || draft.hasClash ? 'warning' : 'info'}
      sx={{ gridColumn: '1 / -1', width: '100%', alignItems: 'center', marginBottom: 1.5 }}
      action={
        <Button color="inherit" onClick={clear}>
          {t('throwAway')}
        </Button>
      }
    >
      {[
        t('restored', { at: dateAndClock(new Date(draft.at).toISOString()) }),
        draft.hadCodes && t('codesAgain'),
        draft.isSent && t('maybeSaved'),
        draft.hasClash && t(clashOf(draft) ? 'clash' : 'clashUntold'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
