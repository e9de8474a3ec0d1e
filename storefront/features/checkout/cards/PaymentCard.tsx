import { useSelector } from 'react-redux';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { type PaymentMethod, paymentMethods } from '#domain/payments/payment-methods.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import type { CardProps } from './card-props.ts';
import classes from '#storefront/features/checkout/form/CheckoutPage.module.css';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
const notes = {
  ONLINE: 'onlineNote',
  CASH: 'cashNote',
  TERMINAL: 'terminalNote',
} as const satisfies Record<PaymentMethod, unknown>;
const icons = {
  ONLINE: <CreditCard {...icon} />,
  CASH: <Banknote {...icon} />,
  TERMINAL: <Smartphone {...icon} />,
} satisfies Record<PaymentMethod, unknown>;

/** How it is paid, and at which bank. */
export function PaymentCard({ form, change, wrong }: CardProps) {
  const t = useTexts(checkoutTexts);
  const local = useLocal();
  const mainInfo = useSelector(selectMainInfo);
  const banks = mainInfo?.banks ?? [];
  return (
    <>
      <div data-field="payment">
        <RadioCards
          legend={<VisuallyHidden>{t('payment')}</VisuallyHidden>}
          value={form.payment || null}
          onChange={(payment) => {
            const only = payment === 'ONLINE' && banks.length === 1 ? banks[0]?.code : undefined;
            change({ payment, ...(only ? { bank: only } : {}) });
          }}
          error={wrong('payment')}
          cards={(mainInfo?.paymentMethods ?? paymentMethods).map((method) => ({
            value: method,
            title: t(method),
            note: t(notes[method]),
            icon: icons[method],
          }))}
        />
      </div>
      {form.forWhom === 'other' && form.payment !== '' && form.payment !== 'ONLINE' && (
        <p className={classes['note']}>{t('giftPayNote')}</p>
      )}
      {form.payment === 'ONLINE' && (
        <div data-field="bank">
          <RadioCards
            legend={t('bank')}
            value={form.bank || null}
            onChange={(bank) => change({ bank })}
            error={wrong('bank')}
            cards={banks.map(({ code, title }) => ({ value: code, title: local(title) }))}
          />
        </div>
      )}
    </>
  );
}
