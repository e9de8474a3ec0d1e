import { useEffect, useRef } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { checkoutTexts } from './checkout.texts.ts';
import type { Faults, FormField } from './order-form.ts';
import classes from '#storefront/features/checkout/payment/PaymentFailure.module.css';

type Props = {
  faults: Faults;
  /** Counts the attempts to order: each one scrolls the list into view again. */
  attempt: number;
  onChoose: (field: FormField) => void;
};

/** All missing answers in one focused list; each line links to its field. */
export function FaultSummary({ faults, attempt, onChoose }: Props) {
  const t = useTexts(checkoutTexts);
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(faults) as [FormField, NonNullable<Faults[FormField]>][];
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes['failure']}>
      <h2>{t('faults')}</h2>
      <ul>
        {entries.map(([field, fault]) => (
          <li key={field}>
            <button type="button" className={classes['link']} onClick={() => onChoose(field)}>
              {t(fault)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
