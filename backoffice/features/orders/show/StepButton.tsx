import { Button } from '@mui/material';
import { useState } from 'react';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderWords } from './order.texts.ts';
import { StepDialog } from './StepDialog.tsx';
import { asksFirst, nextStep } from './steps.ts';

type Props = {
  order: Pick<OfficeOrderRow, 'id' | 'actions' | 'payment' | 'paymentStatus' | 'courier' | 'number'>;
  isLarge?: boolean;
};

/** Moves an order one step on: at once, or after the question that belongs to the step. */
export function StepButton({ order, isLarge }: Props) {
  const words = useTexts(orderWords);
  const { act, isBusy } = useAct();
  const [isAsking, setAsking] = useState(false);
  const step = nextStep(order);
  if (!step) return null;
  const go = () =>
    asksFirst(step, order)
      ? setAsking(true)
      : void act(() =>
          api('POST /api/office/orders/:id/move/', { params: { id: order.id }, body: { action: step } }),
        );
  return (
    <>
      <Button
        variant="contained"
        fullWidth={!isLarge}
        loading={isBusy}
        onClick={go}
        sx={{ marginTop: isLarge ? 0 : 1 }}
      >
        {words(step)}
      </Button>
      {isAsking && <StepDialog order={order} step={step} close={() => setAsking(false)} />}
    </>
  );
}
