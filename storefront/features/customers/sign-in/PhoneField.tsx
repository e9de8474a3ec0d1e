import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCountryPhones } from '#storefront/features/content/texts/info.slice.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import type { LocalizedMessage } from '#storefront/ui/feedback/MessageText.tsx';
import { TextField } from '#storefront/ui/fields/TextField.tsx';
import classes from './PhoneField.module.css';
import { caretAfter, isTooLong, maskDigits, readTyped } from './phone-mask.ts';
import { phoneTexts } from './phone.texts.ts';

type Props = {
  label: ReactNode;
  /** National digits, or the whole number of another country as typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  hint?: ReactNode;
  error?: string | LocalizedMessage | undefined;
  name?: string | undefined;
  /** `tel-national` for the customer's own number; other people's are not filled in by the browser. */
  autoComplete?: 'tel-national' | 'off' | undefined;
  autoFocus?: boolean | undefined;
  enterKeyHint?: 'go' | 'next' | 'send' | undefined;
};

/** A phone number after a fixed +993, with the mask `65 12-34-56`; any format may be pasted. */
export function PhoneField({ value, onChange, ...field }: Props) {
  const t = useTexts(phoneTexts);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const masked = maskDigits(value);

  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  }, [masked]);

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    let next = readTyped(target.value);
    let before = target.value.slice(0, target.selectionStart ?? 0).replace(/\D/g, '').length;
    // Deleting a separator of the mask deletes the digit before it.
    const isDeleting = (nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    if (isDeleting && next === value && before > 0) {
      next = next.slice(0, before - 1) + next.slice(before);
      before -= 1;
    }
    const isAtEnd = target.selectionStart === target.value.length;
    caret.current = isAtEnd ? maskDigits(next).length : caretAfter(maskDigits(next), before);
    onChange(next);
  }

  return (
    <TextField
      {...field}
      {...(isTooLong(value) && { error: t('length') })}
      ref={input}
      type="tel"
      inputMode="tel"
      prefix={value.startsWith('+') ? undefined : <Country />}
      placeholder="65 12-34-56"
      value={masked}
      onChange={change}
    />
  );
}

/** Flag and code of the only supported country, from the shop info; the code alone where the flag cannot be had. */
function Country() {
  const [isLost, setLost] = useState(false);
  const flag = useSelector(selectCountryPhones).find(({ code }) => code === '993')?.src;
  return (
    <span className={classes['country']}>
      {flag && !isLost && <img src={flag} alt="" width={27} height={18} onError={() => setLost(true)} />}
      +993
    </span>
  );
}
