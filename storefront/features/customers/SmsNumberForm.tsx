import { useState } from 'react';
import { readPhone } from '#domain/phone.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { PhoneField } from '#storefront/features/customers/sign-in/PhoneField.tsx';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';

type Props = {
  note: string;
  label: string;
  fault: string;
  action: string;
  /** National digits, as `PhoneField` has them. */
  initial?: string;
  className: string | undefined;
  /** Resolves with the refusal's sentence, or undefined on success. */
  onSend: (mobile: string) => Promise<string | undefined>;
};

/** Asks for the phone number of an SMS; the input is kept after a refusal. */
export function SmsNumberForm({ note, label, fault, action, initial = '', className, onSend }: Props) {
  const [mobile, setMobile] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isWrong = !('phone' in readPhone(wholeNumber(mobile)));

  async function send(): Promise<void> {
    setChecked(true);
    if (isWrong || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    setRefusal(await onSend(wholeNumber(mobile)));
    setBusy(false);
  }
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{note}</p>
      <PhoneField
        label={label}
        autoComplete="off"
        enterKeyHint="send"
        value={mobile}
        error={isChecked && isWrong ? fault : undefined}
        onChange={setMobile}
      />
      {refusal !== undefined && <ErrorState>{refusal}</ErrorState>}
      <Button type="submit" wide busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
