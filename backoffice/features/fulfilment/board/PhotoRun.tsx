import { Button } from '@mui/material';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { useOfferUndo } from '#backoffice/features/orders/steps/undo-steps.ts';
import { NoPhotoDialog } from '#backoffice/features/parcel-photos/NoPhotoDialog.tsx';
import { boardTexts } from './board.texts.ts';

type Run = { orders: readonly OfficeOrderRow[]; at: number };

/** Leads through the parcels without a photo: one is photographed and ready, then comes the next. */
export function PhotoRun({ orders }: { orders: readonly OfficeOrderRow[] }) {
  const t = useTexts(boardTexts);
  const words = useTexts(orderWords);
  const offerUndo = useOfferUndo();
  // The orders as they were at the beginning: those that are ready leave the lane.
  const [run, setRun] = useState<Run>();
  const order = run?.orders[run.at];
  const move = async ({ id, number }: OfficeOrderRow) => {
    const body = { action: 'make-ready' as const };
    await api('POST /api/office/orders/:id/move/', { params: { id }, body });
    offerUndo({ ids: [id], number, step: 'make-ready' });
  };
  return (
    <>
      {orders.length > 0 && (
        <Button
          size="small"
          fullWidth
          startIcon={<Camera size={16} />}
          onClick={() => setRun({ orders, at: 0 })}
          sx={{ marginBottom: 1, minHeight: 44 }}
        >
          {t('withoutPhoto', { n: orders.length })}
        </Button>
      )}
      {run && order && (
        <NoPhotoDialog
          key={order.id}
          order={order}
          go={words('make-ready')}
          move={() => move(order)}
          close={() => setRun(undefined)}
          row={{
            next: () => setRun({ ...run, at: run.at + 1 }),
            place: `${run.at + 1} / ${run.orders.length}`,
          }}
        />
      )}
    </>
  );
}
