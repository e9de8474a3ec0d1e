import { useState } from 'react';
import { SmsNumberForm } from '#storefront/features/customers/SmsNumberForm.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { loadOrder } from '#storefront/features/orders/order.calls.ts';
import { decideRequest } from './request.calls.ts';
import classes from './RequestPanel.module.css';
import { requestTexts } from './request.texts.ts';

/** Corrects the recipient's number, as long as nobody has opened the link. */
export function OtherNumber({ id }: { id: string }) {
  const t = useTexts(requestTexts);
  const dispatch = useShopDispatch();
  const [isOpen, setOpen] = useState(false);

  async function send(mobile: string): Promise<string | undefined> {
    const result = await dispatch(decideRequest({ id, action: 'resend', mobile }));
    void dispatch(loadOrder(id));
    if (!decideRequest.fulfilled.match(result)) return result.payload?.sentence ?? '';
    setOpen(false);
    return undefined;
  }

  if (!isOpen)
    return (
      <Button wide look="outline" onClick={() => setOpen(true)}>
        {t('otherNumber')}
      </Button>
    );
  return (
    <SmsNumberForm
      note={t('otherNumberNote')}
      label={t('mobile')}
      fault={t('faultMobile')}
      action={t('sendThere')}
      className={classes['stack']}
      onSend={send}
    />
  );
}
