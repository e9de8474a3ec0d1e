import { Button } from '@mui/material';
import { Bike } from 'lucide-react';
import { useState } from 'react';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { assignTexts } from './assign.texts.ts';

/** Opens the assignment of a courier to the orders on the board. */
export function AssignButton({ orders }: { orders: readonly OfficeOrderRow[] }) {
  const t = useTexts(assignTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('assign')}
        title={t('assign')}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44 }}
      >
        <Bike size={18} />
      </Button>
      {isOpen && <AssignDialog orders={orders} close={() => setOpen(false)} />}
    </>
  );
}
