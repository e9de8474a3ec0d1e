import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { Certificate } from './Certificate.tsx';
import { CardList } from '#storefront/features/checkout/cards/CardList.tsx';
import classes from './CheckoutPage.module.css';
import { checkoutTexts } from './checkout.texts.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { quoteInput } from './order-body.ts';
import {
  cardOf,
  cards,
  type CardName,
  cardsWith,
  findFaults,
  type FormField,
  type OrderForm,
} from './order-form.ts';
import { OrderBar } from './OrderBar.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentFailure } from '#storefront/features/checkout/payment/PaymentFailure.tsx';
import { useCodeRefusal } from './use-code-refusal.ts';
import { useDestination } from './use-destination.ts';
import { useOrderForm } from './use-order-form.ts';
import type { useOrdering } from './use-ordering.ts';
import { useQuote } from './use-quote.ts';

export function OrderWriting({ ordering }: { ordering: ReturnType<typeof useOrdering> }) {
  const t = useTexts(checkoutTexts);
  const { form, change } = useOrderForm();
  const items = useSelector(selectCartItems);
  const isSignedIn = useSelector(selectIsSignedIn);
  const destination = useDestination(form);
  const {
    quote,
    isFresh,
    failure: noPrice,
    retry,
  } = useQuote(quoteInput(isSignedIn ? form : { ...form, certificate: '' }, items, destination.place));
  const codeRefusal = useCodeRefusal(form.certificate, noPrice);
  const page = useRef<HTMLDivElement>(null);
  const faults = findFaults(form);
  const [open, setOpen] = useState<CardName[]>(() => cardsWith(faults).slice(0, 1));
  const [tries, setTries] = useState(0);
  const [checked, setChecked] = useState<CardName[]>([]);

  const edit = useCallback(
    (patch: Partial<OrderForm>) => {
      change(patch);
      ordering.forgive();
    },
    [change, ordering],
  );
  const setCertificate = useCallback((certificate: string) => change({ certificate }), [change]);

  const isPriceOld = ordering.failure?.code === 'order.price-changed';
  useEffect(() => {
    if (isPriceOld) retry();
  }, [isPriceOld, retry]);

  function show(card: CardName, field?: FormField): void {
    setOpen((now) => (now.includes(card) ? now : [...now, card]));
    requestAnimationFrame(() => {
      const box = page.current?.querySelector(field ? `[data-field="${field}"]` : `[data-card="${card}"]`);
      box?.querySelector<HTMLElement>('input, button, textarea')?.focus();
      box?.scrollIntoView({ block: 'center' });
    });
  }
  function order(total = quote?.totals.total): void {
    setChecked([...cards]);
    if (Object.keys(faults).length > 0) {
      setOpen(cardsWith(faults));
      setTries((count) => count + 1);
    } else if (total === undefined || (noPrice && !isFresh)) retry();
    else void ordering.send(total, form.payment === 'ONLINE' ? form.bank : '');
  }

  return (
    <div className={classes['page']} ref={page}>
      <div className={classes['cards']}>
        {!isSignedIn && (
          <p className={classes['invite']}>
            {t('invite')} <Link href={paths.signIn(paths.checkout())}>{t('signIn')}</Link>
          </p>
        )}
        {tries > 0 && (
          <FaultSummary faults={faults} attempt={tries} onChoose={(field) => show(cardOf[field], field)} />
        )}
        {ordering.failure && (
          <PaymentFailure
            failure={ordering.failure}
            shownTotal={ordering.sentTotal}
            onRetry={order}
            onOpen={(card) => {
              if (card === 'when') {
                edit({ slot: '' });
                destination.choice.retry();
              }
              show(card);
            }}
          />
        )}
        <CardList
          form={form}
          change={edit}
          faults={faults}
          checked={checked}
          open={open}
          onOpen={(card) => show(card)}
          onDone={(card) => {
            setChecked((now) => [...now, card]);
            const left = cardsWith(faults);
            if (left.includes(card)) return show(card, firstFault(faults, card));
            const next = cards
              .slice(cards.indexOf(card) + 1)
              .find((name) => left.includes(name) || name === 'gift');
            setOpen(next ? [next] : left.slice(0, 1));
          }}
          destination={destination}
          goods={quote?.totals.goods ?? 0}
        />
      </div>
      <div className={classes['side']}>
        <OrderSummary quote={quote} isFresh={isFresh}>
          {isSignedIn && (
            <Certificate
              value={form.certificate}
              refusal={codeRefusal}
              isFresh={isFresh}
              onChange={setCertificate}
            />
          )}
        </OrderSummary>
        <OrderBar
          total={quote?.totals.total}
          isOnline={form.payment === 'ONLINE'}
          isBusy={ordering.isSending}
          isCounting={!isFresh && !noPrice}
          noPrice={codeRefusal ? null : noPrice}
          onPrice={retry}
          onOrder={() => order()}
        />
      </div>
    </div>
  );
}

function firstFault(faults: ReturnType<typeof findFaults>, card: CardName): FormField | undefined {
  return (Object.keys(faults) as FormField[]).find((field) => cardOf[field] === card);
}
