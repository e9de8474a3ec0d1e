import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderWords } from '../edit/order.texts.ts';
import { ReasonDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { stepTexts } from './step.texts.ts';

type Props = { order: Pick<OfficeOrder, 'id' | 'number'>; close: () => void };

/** Undoes the last status change; the reason is recorded on the order's timeline. */
export function StepBackDialog({ order: { id, number }, close }: Props) {
  const t = useTexts(stepTexts);
  const words = useTexts(orderWords);
  return (
    <ReasonDialog
      text={t('stepBackNote')}
      title={`${number}: ${words('step-back')}`}
      max={500}
      rows={2}
      go={words('step-back')}
      run={(note) => api('POST /api/office/orders/:id/step-back/', { params: { id }, body: { note } })}
      close={close}
    />
  );
}
