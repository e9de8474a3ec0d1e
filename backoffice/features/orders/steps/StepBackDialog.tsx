import { Alert } from '@mui/material';
import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { money } from '#domain/print/money.ts';
import { orderWords } from '../edit/order.texts.ts';
import { ReasonDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { stepTexts } from './step.texts.ts';

type Props = { order: Pick<OfficeOrder, 'id' | 'number'>; close: () => void };

/** Undoes the last status change; the reason is recorded on the order's timeline. Asks again for cash that was handed in. */
export function StepBackDialog({ order: { id, number }, close }: Props) {
  const t = useTexts(stepTexts);
  const words = useTexts(orderWords);
  const [purse, setPurse] = useState<Purse>();
  const stepBack = (note: string) => {
    const body = { note, ...(purse ? { handedIn: true } : {}) };
    const call = api('POST /api/office/orders/:id/step-back/', { params: { id }, body });
    return call.catch((error: unknown) => {
      setPurse(purseOf(error));
      throw error;
    });
  };
  return (
    <ReasonDialog
      text={t('stepBackNote')}
      title={`${number}: ${words('step-back')}`}
      max={500}
      rows={2}
      go={purse ? t('stepBackAnyway') : words('step-back')}
      run={stepBack}
      close={close}
    >
      {purse && (
        <Alert severity="warning" sx={{ marginTop: 1 }}>
          {t('handedIn', { name: purse.courier, sum: money(purse.balance) })}
        </Alert>
      )}
    </ReasonDialog>
  );
}

type Purse = { courier: string; balance: number };

/** What the courier's balance becomes, if that is why the step was refused. */
function purseOf(error: unknown): Purse | undefined {
  const body = error instanceof CallError ? error.body : undefined;
  return body?.code === 'money.handed-in' ? (body.data as Purse) : undefined;
}
