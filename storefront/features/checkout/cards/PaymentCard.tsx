import { useSelector } from 'react-redux';
import { Banknote, CreditCard, Smartphone } from 'lucide-react';
import { isPaidByBuyer, mayPay, type HandOverParties } from '#domain/payments/payer.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payments/payment-methods.ts';
import { money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import type { CardProps } from './card-props.ts';
import classes from '#storefront/features/checkout/form/CheckoutPage.module.css';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
const methodNotes = {
  ONLINE: 'onlineNote',
  CASH: 'cashNote',
  TERMINAL: 'terminalNote',
} as const satisfies Record<PaymentMethod, unknown>;
/** Why not every payment method is offered. */
const giftNotes = { some: 'giftPayNote', none: 'giftNoPayment' } as const;
const certificateNotes = { some: 'certificateCardOnly', none: 'certificateNoPayment' } as const;
const icons = {
  ONLINE: <CreditCard {...icon} />,
  CASH: <Banknote {...icon} />,
  TERMINAL: <Smartphone {...icon} />,
} satisfies Record<PaymentMethod, unknown>;

type Props = CardProps & {
  meeting: HandOverParties;
  /** The order contains certificates. */
  isCardOnly: boolean;
  /** Undefined until the price is known. */
  total: number | undefined;
};

/** Payment method and bank. */
export function PaymentCard({ form, change, wrong, meeting, isCardOnly, total }: Props) {
  const t = useTexts(checkoutTexts);
  const local = useLocal();
  const mainInfo = useSelector(selectMainInfo);
  const banks = mainInfo?.banks ?? [];
  const offered = mainInfo?.paymentMethods ?? paymentMethods;
  const fitting = offered.filter((method) => mayPay(method, meeting) && (!isCardOnly || method === 'ONLINE'));
  const notes = isCardOnly ? certificateNotes : giftNotes;
  return (
    <>
      <div data-field="payment">
        <RadioCards
          legend={<VisuallyHidden>{t('payment')}</VisuallyHidden>}
          value={fitting.find((method) => method === form.payment)}
          onChange={(payment) => {
            const only = payment === 'ONLINE' && banks.length === 1 ? banks[0]?.code : undefined;
            change({ payment, ...(only ? { bank: only } : {}) });
          }}
          error={wrong('payment')}
          cards={fitting.map((method) => ({
            value: method,
            title: t(method),
            note: t(methodNotes[method]),
            icon: icons[method],
          }))}
        />
      </div>
      {fitting.length < offered.length && (
        <p className={classes[fitting.length === 0 ? 'note' : 'quiet']}>
          {t(notes[fitting.length === 0 ? 'none' : 'some'])}
        </p>
      )}
      {form.payment !== '' && total !== undefined && !isPaidByBuyer(form.payment, meeting) && (
        <p className={classes['note']}>{t('recipientPays', { sum: money(total) })}</p>
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
