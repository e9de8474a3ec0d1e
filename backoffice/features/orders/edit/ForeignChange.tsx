import { Alert, Box, Button } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderFormTexts } from './order-form.texts.ts';

type Props = {
  what: readonly string[];
  /** how it is by now, where the dialog does not show it */
  now?: string;
  agree: () => void;
};

/** Somebody else changed the order that a dialog is open for: said before it can be saved over. */
export function ForeignChange({ what, now, agree }: Props) {
  const t = useTexts(orderFormTexts);
  return (
    <Alert
      severity="warning"
      sx={{ marginTop: 1 }}
      action={
        <Button color="inherit" onClick={agree}>
          {t('understood')}
        </Button>
      }
    >
      {t('foreignChange', { what: what.join(', ').toLowerCase() })}
      {now && <Box sx={{ marginTop: 0.5 }}>{t('nowThere', { what: now })}</Box>}
    </Alert>
  );
}
