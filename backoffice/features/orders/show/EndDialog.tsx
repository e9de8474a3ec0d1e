import { Alert } from '@mui/material';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { api } from '#backoffice/api/api.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { HandOutChoice } from './HandOutChoice.tsx';
import { useMoneySeen } from './use-money-seen.tsx';
import { orderTexts, orderWords } from '../edit/order.texts.ts';

type Props = { order: OfficeOrder; action: 'cancel' | 'call-off' | 'take-back'; close: () => void };

const nothing: { note: string; handOut?: OfficeOrder['taken'] } = { note: '' };

/** Ends an order: reason, refund sum, how it is refunded, and from whose cash. */
export function EndDialog({ order, action, close }: Props) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const { id, number, bank } = order;
  const draft = useDraft({ name: `${action} of ${id}`, first: nothing });
  const { note, handOut = order.taken } = draft.value;
  const back = order.paid - order.refunded;
  const isByHand = back > 0 && !isPrepaid(order.payment);
  const { seen, learn, notice } = useMoneySeen(order);
  const body = { note: note.trim(), ...(isByHand && handOut ? { handOut } : {}) };
  const end = () =>
    action === 'take-back'
      ? api('POST /api/office/orders/:id/take-back/', { params: { id }, body: { ...body, seen } }).catch(
          learn,
        )
      : api('POST /api/office/orders/:id/cancel/', { params: { id }, body });
  return (
    <ActionDialog
      title={`${number}: ${words(action)}`}
      go={words(action)}
      isFit={note.trim() !== ''}
      run={end}
      close={close}
      draft={draft}
      isDanger
    >
      <Alert severity={back > 0 ? 'warning' : 'info'}>
        {back <= 0
          ? t('nothingBack')
          : isByHand
            ? t('backByHand', { sum: money(back) })
            : t('backToCard', { sum: money(back), bank: bank ? words(bank) : t('bank') })}
      </Alert>
      {isByHand && handOut && (
        <HandOutChoice value={handOut} choose={(to) => draft.change({ handOut: to })} />
      )}
      <TextBox
        label={t('why')}
        {...draft.box('note')}
        max={500}
        multiline
        minRows={2}
        required
        autoFocus
        sx={{ marginTop: 1.5 }}
      />
      {notice}
    </ActionDialog>
  );
}
