import { Alert, Box, Button } from '@mui/material';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderFormTexts } from './order-form.texts.ts';

type Props = {
  what: readonly string[];
  /** the current value, if the dialog does not show it */
  now?: string;
  agree: () => void;
};

/** Warns of a concurrent change of the order by somebody else, before it can be overwritten. */
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
