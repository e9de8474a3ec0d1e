import { Alert } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { type MovedMoney, movedMoneyOf, sayMoved } from '#backoffice/api/failure.ts';

/**
 * The money of an order as its dialog was opened with: a refund of somebody else is shown, and pressing again sends what
 * was typed with the version seen by then.
 */
export function useMoneySeen({ money }: Pick<OfficeOrder, 'money'>): {
  seen: number;
  learn: (error: unknown) => never;
  notice: ReactNode;
} {
  const [seen, setSeen] = useState(money.version);
  const [moved, setMoved] = useState<MovedMoney>();
  const learn = (error: unknown): never => {
    const found = movedMoneyOf(error);
    if (found) {
      setSeen(found.version);
      setMoved(found);
    }
    throw error;
  };
  const notice = moved && (
    <Alert severity="warning" sx={{ marginBlock: 1 }}>
      {sayMoved(moved)}
    </Alert>
  );
  return { seen, learn, notice };
}
