import { useState } from 'react';
import type { OrderedCertificate } from '#contract/certificates/bought.ts';
import { readPhone } from '#domain/phone.ts';
import { nationalDigits, wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { PhoneField } from '#storefront/features/customers/sign-in/PhoneField.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { boughtTexts } from './bought.texts.ts';
import { sendAgain } from './certificates.calls.ts';
import classes from './Certificates.module.css';

type Props = { certificate: OrderedCertificate; onClose: () => void; onSent: () => void };

/** The SMS once more, to the same number or another one. */
export function SendSheet({ certificate, onClose, onSent }: Props) {
  const t = useTexts(boughtTexts);
  const dispatch = useShopDispatch();
  const [mobile, setMobile] = useState(nationalDigits(certificate.mobile));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isWrong = !('phone' in readPhone(wholeNumber(mobile)));

  async function send(): Promise<void> {
    setChecked(true);
    if (isWrong || certificate.id === null) return;
    setBusy(true);
    setRefusal(undefined);
    const asked = await dispatch(sendAgain(certificate.id, wholeNumber(mobile)));
    setBusy(false);
    if ('failure' in asked) return setRefusal(asked.failure.sentence);
    toast({ text: t('wasSent'), tone: 'success' });
    onSent();
    onClose();
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('againTitle')} wide="centre">
      <form
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t('againText')}</p>
        <PhoneField
          label={t('mobile')}
          autoComplete="off"
          enterKeyHint="send"
          value={mobile}
          error={isChecked && isWrong ? t('faultMobile') : undefined}
          onChange={setMobile}
        />
        {refusal !== undefined && <ErrorState>{refusal}</ErrorState>}
        <Button type="submit" wide busy={isBusy}>
          {t('send')}
        </Button>
      </form>
    </Sheet>
  );
}
