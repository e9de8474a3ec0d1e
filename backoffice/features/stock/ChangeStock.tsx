import { Button } from '@mui/material';
import { Diff } from 'lucide-react';
import { useState } from 'react';
import type { StockRow } from '#contract/stock/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { StockDialog } from './StockDialog.tsx';
import { stockTexts } from './stock.texts.ts';

/** The button beside a row; a click on it does not open the row. */
export function ChangeStock({ row }: { row: StockRow }) {
  const t = useTexts(stockTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span
        role="presentation"
        onClick={(event) => {
          event.stopPropagation();
          // On a phone the row is a link.
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
        // Clicks in the dialog would reach the row it was opened from.
        <span role="presentation" onClick={(event) => event.stopPropagation()}>
          <StockDialog row={row} close={() => setOpen(false)} />
        </span>
      )}
    </>
  );
}
