import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { Copy } from 'lucide-react';
import { useNotify } from 'react-admin';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { staffTexts } from './staff.texts.ts';

export type Link = { url: string; expiresAt: string };

/** The link, shown only once; selectable if the browser forbids copying. */
export function LinkDialog({ link, close }: { link: Link; close: () => void }) {
  const t = useTexts(staffTexts);
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(link.url);
    notify(t('copied'), { type: 'success' });
  };
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle>{t('linkTitle')}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{t('linkText', { till: dateAndClock(link.expiresAt) })}</Typography>
        <TextField
          value={link.url}
          fullWidth
          multiline
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': t('linkTitle') } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button startIcon={<Copy size={18} />} onClick={() => void copy().catch(() => undefined)}>
          {t('copy')}
        </Button>
        <Button variant="contained" onClick={close}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
