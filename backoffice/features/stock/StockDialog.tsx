import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { StockRow } from '#contract/stock/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { pick } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { stockTexts } from './stock.texts.ts';

function useStockChange(row: StockRow, close: () => void) {
  const t = useTexts(stockTexts);
  const { act, isBusy } = useAct();
  const [kind, setKind] = useState<'receive' | 'correct'>('receive');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const delta = /^[+−-]?\d{1,6}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : 0;
  const isFit = delta !== 0 && (kind === 'correct' || delta > 0) && reason.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { kind, delta, reason: reason.trim() };
    const isDone = await act(
      () => api('POST /api/office/stock/:id/', { params: { id: row.id }, body }),
      t('saved'),
    );
    if (isDone) close();
  };
  return { kind, setKind, text, setText, reason, setReason, delta, isFit, submit, isBusy };
}

/** Units arrived, or counting found more or less. Never an absolute number: orders go on while one counts. */
export function StockDialog({ row, close }: { row: StockRow; close: () => void }) {
  const t = useTexts(stockTexts);
  const language = useLanguage();
  const change = useStockChange(row, close);
  const { kind, text, reason, delta } = change;
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void change.submit(event)}>
        <DialogTitle>
          {[pick(row.title, language), pick(row.optionTitle, language)].filter(Boolean).join(', ')}
        </DialogTitle>
        <DialogContent>
          <ToggleButtonGroup
            exclusive
            fullWidth
            value={kind}
            onChange={(_, chosen: typeof kind | null) => chosen && change.setKind(chosen)}
          >
            <ToggleButton value="receive">{t('receive')}</ToggleButton>
            <ToggleButton value="correct">{t('correct')}</ToggleButton>
          </ToggleButtonGroup>
          <TextField
            label={t(kind === 'receive' ? 'howMany' : 'delta')}
            value={text}
            onChange={(event) => change.setText(event.target.value)}
            autoFocus
            fullWidth
            required
            // A phone's number pad has no minus.
            slotProps={{ htmlInput: { inputMode: kind === 'receive' ? 'numeric' : 'text' } }}
          />
          <TextField
            label={t('reason')}
            helperText={t('reasonHint')}
            value={reason}
            onChange={(event) => change.setReason(event.target.value)}
            fullWidth
            required
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <Typography role="status" sx={{ fontWeight: 650 }} className="tabular">
            {t('result', {
              before: row.onHand,
              sign: delta < 0 ? '−' : '+',
              delta: Math.abs(delta),
              after: row.onHand + delta,
            })}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!change.isFit} loading={change.isBusy}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
