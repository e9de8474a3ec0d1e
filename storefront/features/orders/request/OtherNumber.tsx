import { useState } from 'react';
import { readPhone } from '#domain/phone.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { PhoneField } from '#storefront/features/customers/sign-in/PhoneField.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { loadOrder } from '../order.calls.ts';
import { decideRequest } from './request.calls.ts';
import { requestTexts } from './request.texts.ts';

/** The giver mistyped the number: another one is asked instead, as long as nobody has opened the page. */
export function OtherNumber({ id }: { id: string }) {
  const t = useTexts(requestTexts);
  const dispatch = useShopDispatch();
  const [isOpen, setOpen] = useState(false);
  const [mobile, setMobile] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isWrong = !('phone' in readPhone(wholeNumber(mobile)));

  async function send(): Promise<void> {
    setChecked(true);
    if (isWrong) return;
    setBusy(true);
    const result = await dispatch(decideRequest({ id, action: 'resend', mobile: wholeNumber(mobile) }));
    setBusy(false);
    if (decideRequest.fulfilled.match(result)) setOpen(false);
    else setRefusal(result.payload?.sentence ?? '');
    void dispatch(loadOrder(id));
  }

  if (!isOpen)
    return (
      <Button wide look="outline" onClick={() => setOpen(true)}>
        {t('otherNumber')}
      </Button>
    );
  return (
    <>
      <p>{t('otherNumberNote')}</p>
      <PhoneField
        label={t('mobile')}
        autoComplete="off"
        enterKeyHint="send"
        value={mobile}
        error={isChecked && isWrong ? t('faultMobile') : undefined}
        onChange={setMobile}
      />
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <Button wide busy={isBusy} onClick={() => void send()}>
        {t('sendThere')}
      </Button>
    </>
  );
}
