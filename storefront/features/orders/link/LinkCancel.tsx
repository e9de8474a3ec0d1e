import { useState } from 'react';
import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { Button } from '#storefront/ui/Button.tsx';
import classes from '../OrderPage.module.css';
import { orderTexts } from '../order.texts.ts';
import { CodeQuestion } from './CodeQuestion.tsx';
import { cancelByLink } from './link.calls.ts';

type Props = { order: LinkedOrder; token: string; again: () => void };

/** Cancels an order through its link. */
export function LinkCancel({ order, token, again }: Props) {
  const words = useTexts(orderTexts);
  const dispatch = useShopDispatch();
  const [isOpen, setOpen] = useState(false);

  async function cancel(code: string): Promise<Failure | null> {
    const result = await dispatch(cancelByLink({ token, code }));
    const failure = cancelByLink.fulfilled.match(result) ? null : (result.payload ?? null);
    // An order already being prepared cannot be cancelled: the reloaded page shows that.
    if (!failure || failure.status === 409) again();
    return failure;
  }

  return (
    <div className={classes['actions']}>
      <Button look="danger" onClick={() => setOpen(true)}>
        {words('cancel')}
      </Button>
      <CodeQuestion
        token={token}
        isOpen={isOpen}
        title={words('cancelSure')}
        yes={words('yesCancel')}
        isDanger
        act={cancel}
        onClose={() => setOpen(false)}
      >
        <p>{words(order.paymentStatus === 'paid' ? 'cancelPaid' : 'cancelPlain')}</p>
      </CodeQuestion>
    </div>
  );
}
