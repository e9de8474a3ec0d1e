import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import { nationalDigits } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { SmsNumberForm } from '#storefront/features/customers/SmsNumberForm.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { boughtTexts } from './bought.texts.ts';
import { sendAgain } from './certificates.calls.ts';
import classes from './BoughtCertificates.module.css';

type Props = { certificate: OrderedCertificate; onClose: () => void; onSent: () => void };

/** Sends the SMS again, to the same number or another one. */
export function SendSheet({ certificate: { id, mobile: before }, onClose, onSent }: Props) {
  const t = useTexts(boughtTexts);
  const dispatch = useShopDispatch();

  async function send(mobile: string): Promise<string | undefined> {
    if (id === null) return undefined;
    const result = await dispatch(sendAgain({ id, mobile }));
    if (!sendAgain.fulfilled.match(result)) return result.payload?.sentence ?? '';
    toast({ text: t('wasSent'), tone: 'success' });
    onSent();
    onClose();
    return undefined;
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('againTitle')} wide="centre">
      <SmsNumberForm
        note={t('againText')}
        label={t('mobile')}
        fault={t('faultMobile')}
        action={t('send')}
        initial={nationalDigits(before)}
        className={classes['form']}
        onSend={send}
      />
    </Sheet>
  );
}
