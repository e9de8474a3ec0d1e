import { Alert, Button } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import type { Kept } from './kept-draft.ts';

/** An order that was left unfinished is here again, with what is to be looked after; or it is begun anew. */
export function RestoredNote({ restored, clear }: { restored: Kept; clear: () => void }) {
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
