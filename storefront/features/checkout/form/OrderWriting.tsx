import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { useQuote } from '#storefront/features/cart/use-quote.ts';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { Certificate } from './OrderSummary.tsx';
import { CardList } from '#storefront/features/checkout/cards/CardList.tsx';
import classes from './CheckoutPage.module.css';
import { checkoutTexts } from './checkout.texts.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { quoteInput } from './order-body.ts';
import { cardOf, type CardName, findFaults, type OrderForm } from './order-form.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentFailure } from '#storefront/features/checkout/payment/PaymentFailure.tsx';
import { useDestination } from './use-destination.ts';
import { useOrderCards } from './use-order-cards.ts';
import { useOrderForm } from './use-order-form.ts';
import type { useOrdering } from './use-ordering.ts';
import { money } from '#storefront/lang/format.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { useIsDisconnected } from '#storefront/offline/updated.ts';
import { ErrorState, useRetryWhenBack } from '#storefront/ui/feedback/ErrorState.tsx';

type Ordering = ReturnType<typeof useOrdering>;

export function OrderWriting({ ordering }: { ordering: Ordering }) {
  const { form, change } = useOrderForm();
  const destination = useDestination(form);
  const price = useOrderPrice(form, destination.place);
  const faults = findFaults(form);
  const { page, tries, show, goOn, checkAll, ...looked } = useOrderCards(faults);

  const edit = useCallback(
    (patch: Partial<OrderForm>) => {
      change(patch);
      ordering.forgive();
    },
    [change, ordering],
  );
  const setCertificate = useCallback((certificate: string) => change({ certificate }), [change]);

  function order(total = price.quote?.totals.total): void {
    if (!checkAll()) return;
    if (total === undefined || (price.failure && !price.isFresh)) price.retry();
    else void ordering.send(total, form.payment === 'ONLINE' ? form.bank : '');
  }
  function goWithoutGift(): void {
    edit({ giftSeen: true, wrap: null, message: '' });
    goOn('gift');
  }
  function openRefused(card: CardName): void {
    if (card === 'when') {
      edit({ slot: '', day: '' });
      destination.choice.retry();
    }
    show(card);
  }

  return (
    <div className={classes['page']} ref={page}>
      <div className={classes['cards']}>
        <SignInInvite />
        {tries > 0 && (
          <FaultSummary faults={faults} attempt={tries} onChoose={(field) => show(cardOf[field], field)} />
        )}
        <Refusal ordering={ordering} onRetry={order} onOpen={openRefused} onPrice={price.retry} />
        <CardList
          form={form}
          change={edit}
          faults={faults}
          {...looked}
          onOpen={(card) => show(card)}
          onWithout={goWithoutGift}
          destination={destination}
          goods={price.quote?.totals.goods ?? 0}
        />
      </div>
      <OrderSide
        form={form}
        price={price}
        isSending={ordering.isSending}
        onCertificate={setCertificate}
        onOrder={() => order()}
      />
    </div>
  );
}

/** The price of what is on screen. A guest has no certificate. */
function useOrderPrice(form: OrderForm, place: number | null) {
  const items = useSelector(selectCartItems);
  const isSignedIn = useSelector(selectIsSignedIn);
  const price = useQuote(quoteInput(isSignedIn ? form : { ...form, certificate: '' }, items, place));
  return { ...price, failure: price.isRetried ? null : price.failure };
}

function SignInInvite() {
  const t = useTexts(checkoutTexts);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (isSignedIn) return null;
  return (
    <p className={classes['invite']}>
      {t('invite')} <Link href={paths.signIn(paths.checkout())}>{t('signIn')}</Link>
    </p>
  );
}

type RefusalProps = {
  ordering: Ordering;
  onRetry: (total?: number) => void;
  onOpen: (card: CardName) => void;
  onPrice: () => void;
};

/** Why the order was not taken; a price that has changed is asked for again at once. */
function Refusal({ ordering, onRetry, onOpen, onPrice }: RefusalProps) {
  const { failure, sentTotal } = ordering;
  const isPriceOld = failure?.code === 'order.price-changed';
  useEffect(() => {
    if (isPriceOld) onPrice();
  }, [isPriceOld, onPrice]);
  if (!failure) return null;
  return <PaymentFailure failure={failure} shownTotal={sentTotal} onRetry={onRetry} onOpen={onOpen} />;
}

type SideProps = {
  form: OrderForm;
  price: ReturnType<typeof useOrderPrice>;
  isSending: boolean;
  onCertificate: (code: string) => void;
  onOrder: () => void;
};

/** What it costs, and the button. */
function OrderSide({ form, price, isSending, onCertificate, onOrder }: SideProps) {
  const { quote, isFresh, failure: noPrice, retry } = price;
  const isSignedIn = useSelector(selectIsSignedIn);
  const takesCertificates = useSelector(selectMainInfo)?.takesCertificates ?? false;
  const codeRefusal = refusalOfCode(form.certificate, noPrice);
  return (
    <div className={classes['side']}>
      <OrderSummary quote={quote} isFresh={isFresh}>
        {isSignedIn && (takesCertificates || form.certificate !== '') && (
          <Certificate
            value={form.certificate}
            refusal={codeRefusal}
            isFresh={isFresh}
            onChange={onCertificate}
          />
        )}
      </OrderSummary>
      <OrderBar
        total={quote?.totals.total}
        isOnline={form.payment === 'ONLINE'}
        isBusy={isSending}
        isCounting={!isFresh && !noPrice}
        noPrice={codeRefusal ? null : noPrice}
        onPrice={retry}
        onOrder={onOrder}
      />
    </div>
  );
}

type Props = {
  total: number | undefined;
  isOnline: boolean;
  isBusy: boolean;
  /** The sum is being counted anew: nobody should agree to the old one. */
  isCounting: boolean;
  /** Why there is no price. */
  noPrice: Failure | null;
  /** Asks for the price again; never orders. */
  onPrice: () => void;
  onOrder: () => void;
};

/** The button that ends the page, with the sum; on phones it stays at the bottom of the screen. */
function OrderBar({ total, isOnline, isBusy, isCounting, noPrice, onPrice, onOrder }: Props) {
  const t = useTexts(checkoutTexts);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isCut = useIsDisconnected();
  useRetryWhenBack(noPrice ? onPrice : undefined);
  const key = !isSignedIn ? 'signInToOrder' : isOnline ? 'paySum' : 'orderSum';
  return (
    <div className={classes['bar']}>
      {noPrice && total === undefined && isCut && <p className={classes['waits']}>{t('priceWaits')}</p>}
      {noPrice && total === undefined && !isCut && (
        <ErrorState onRetry={onPrice}>{noPrice.sentence}</ErrorState>
      )}
      <Button wide busy={isBusy || isCounting} onClick={onOrder} data-order>
        {isBusy ? t('sending') : total === undefined ? t('order') : t(key, { sum: money(total) })}
      </Button>
      <p className={classes['terms']}>
        <Link href={paths.privacy()}>{t('terms')}</Link>
      </p>
    </div>
  );
}

/** The refusal that is about the certificate's code: the order goes on without it. */
function refusalOfCode(code: string, noPrice: Failure | null): Failure | null {
  if (noPrice?.code === 'certificate.unknown') return noPrice;
  return code !== '' && noPrice?.code === 'limit.reached' ? noPrice : null;
}
