import { useState } from 'react';
import type { Order } from '#contract/orders/shop.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { cancelOrder, loadOrder } from './order.calls.ts';
import { orderTexts } from './order.texts.ts';
import sheet from '#storefront/ui/surfaces/SheetButtons.module.css';

type Props = { order: Order; isOpen: boolean; onClose: () => void };

/** Asks before an order is cancelled, and says what becomes of the money. */
export function CancelSheet({ order, isOpen, onClose }: Props) {
  const t = useTexts(orderTexts);
  const dispatch = useShopDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function cancel(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const result = await dispatch(cancelOrder(order.id));
    setBusy(false);
    if (cancelOrder.fulfilled.match(result)) return onClose();
    setRefusal(result.payload?.sentence ?? '');
    if (result.payload?.status === 409) void dispatch(loadOrder(order.id));
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      wide="centre"
      title={t('cancelSure')}
      footer={
        <div className={sheet['buttons']}>
          <Button look="outline" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button look="danger" busy={isBusy} onClick={() => void cancel()}>
            {t('yesCancel')}
          </Button>
        </div>
      }
    >
      <p>{t(order.paymentStatus === 'paid' ? 'cancelPaid' : 'cancelPlain')}</p>
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
    </Sheet>
  );
}
