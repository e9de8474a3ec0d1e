import { Button, Typography } from '@mui/material';
import { Diff } from 'lucide-react';
import { useState } from 'react';
import type { StockRow } from '#contract/stock/office.ts';
import { api } from '#backoffice/api/api.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { pickAll } from '#domain/print/texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox, ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { stockTexts } from './stock.texts.ts';

/** The button of a row; a click on it does not open the row. */
export function ChangeStock({ row }: { row: StockRow }) {
  const t = useTexts(stockTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span
        role="presentation"
        onClick={(event) => {
          event.stopPropagation();
          // On phones the row is a link.
          event.preventDefault();
        }}
      >
        <Button
          size="small"
          variant="outlined"
          aria-label={t('correct')}
          title={t('correct')}
          onClick={() => setOpen(true)}
          sx={{ minWidth: 44 }}
        >
          <Diff size={18} aria-hidden />
        </Button>
      </span>
      {isOpen && (
        // React events of the dialog would bubble to the row that opened it.
        <span role="presentation" onClick={(event) => event.stopPropagation()}>
          <StockDialog row={row} close={() => setOpen(false)} />
        </span>
      )}
    </>
  );
}

const nothing = { kind: 'receive' as 'receive' | 'correct', text: '', reason: '' };

/**
 * Goods received, or a correction after counting. Always a delta, never an absolute number, because orders continue
 * during a count.
 */
function StockDialog({ row, close }: { row: StockRow; close: () => void }) {
  const t = useTexts(stockTexts);
  const language = useLanguage();
  const draft = useDraft({ name: `stock of ${row.id}`, first: nothing });
  const { kind, text, reason } = draft.value;
  const delta = /^[+−-]?\d{1,6}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : 0;
  const body = { kind, delta, reason: reason.trim() };
  return (
    <ActionDialog
      title={pickAll([row.title, row.optionTitle], language)}
      go={t('save')}
      isFit={delta !== 0 && (kind === 'correct' || delta > 0) && body.reason !== ''}
      run={() => api('POST /api/office/stock/:id/', { params: { id: row.id }, body })}
      done={t('saved')}
      close={close}
      draft={draft}
    >
      <ToggleChoice
        fullWidth
        value={kind}
        choose={(to) => draft.change({ kind: to })}
        choices={(['receive', 'correct'] as const).map((one) => [one, t(one)])}
        sx={{ marginBottom: 1 }}
      />
      <TextBox
        label={t(kind === 'receive' ? 'howMany' : 'delta')}
        {...draft.box('text')}
        autoFocus
        required
        // The number pad of a phone has no minus.
        inputMode={kind === 'receive' ? 'numeric' : 'text'}
      />
      <TextBox label={t('reason')} helperText={t('reasonHint')} {...draft.box('reason')} required max={200} />
      <Typography role="status" sx={{ fontWeight: 650 }} className="tabular">
        {t('result', {
          before: row.onHand,
          sign: delta < 0 ? '−' : '+',
          delta: Math.abs(delta),
          after: row.onHand + delta,
        })}
      </Typography>
    </ActionDialog>
  );
}
