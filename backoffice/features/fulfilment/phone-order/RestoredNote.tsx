import { Alert, Button } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import type { StoredDraft } from './kept-draft.ts';

/** Notice about a restored draft: what needs to be checked, and a button that starts over. */
export function RestoredNote({ restored, clear }: { restored: StoredDraft; clear: () => void }) {
  const t = useTexts(orderFormTexts);
  const say = useTexts(partTexts);
  return (
    <Alert
      severity={restored.isSent ? 'warning' : 'info'}
      sx={{ gridColumn: '1 / -1', alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={clear}>
          {say('clear')}
        </Button>
      }
    >
      {[t('restored'), restored.hadCodes && t('codesAgain'), restored.isSent && t('maybePlaced')]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
