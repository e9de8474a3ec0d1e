import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { codeOfFailure, type CodeKind } from '#storefront/features/cart/code/code-refusals.ts';
import { CardList } from '#storefront/features/checkout/cards/CardList.tsx';
import classes from './CheckoutPage.module.css';
import { checkoutTexts } from './checkout.texts.ts';
import { asksAnew, forAnother } from './next-order.ts';
import type { CardName, OrderForm } from './order-form.ts';
import { PaymentFailure } from '#storefront/features/checkout/payment/PaymentFailure.tsx';
import { OrderSide } from './OrderSide.tsx';
import { useAgreedOrder } from './use-agreed-order.ts';
import { useOrder } from './use-order.ts';
import { useOrderCards } from './use-order-cards.ts';
import type { useOrdering } from './use-ordering.ts';

type OrderFlow = ReturnType<typeof useOrdering>;

export function OrderWriting({ ordering }: { ordering: OrderFlow }) {
  const { form, change, bought, destination, price, faults } = useOrder();
  const { page, show, goOn, next, ...looked } = useOrderCards(faults, form.likeLast);

  const edit = useEdit(change, ordering);
  const setCode = useCallback((kind: CodeKind, code: string) => change({ [kind]: code }), [change]);
  const { send, isSending } = useSending({ form, destination, price, faults }, ordering);
  function order(total = price.quote?.totals.total): void {
    if (Object.keys(faults).length > 0) next();
    else if (total === undefined || (price.failure && !price.isFresh)) price.retry();
    else send(total);
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
        {form.likeLast === 'yes' && !bought.isDigital && (
          <LikeLast change={edit} onAsked={() => show('recipient', 'otherName')} />
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
          bought={bought}
          totals={price.quote?.totals}
        />
      </div>
      <OrderSide
        form={form}
        bought={bought}
        faults={faults}
        destination={destination}
        price={price}
        isSending={isSending}
        onCode={setCode}
        onOrder={() => order()}
      />
    </div>
  );
}

/** Sends the order at a given sum, or automatically after sign-in if the sum was agreed to before it. */
function useSending(written: Omit<ReturnType<typeof useOrder>, 'change' | 'bought'>, ordering: OrderFlow) {
  const { payment, bank } = written.form;
  const send = (total: number) => void ordering.send(total, payment === 'ONLINE' ? bank : '');
  const isAgreed = useAgreedOrder(written, send);
  return { send, isSending: ordering.isSending || isAgreed };
}

/** Changes the order and clears the last refusal. */
function useEdit(change: (patch: Partial<OrderForm>) => void, ordering: OrderFlow) {
  return useCallback(
    (patch: Partial<OrderForm>) => {
      change(asksAnew(patch) ? { likeLast: 'no', ...patch } : patch);
      ordering.forgive();
    },
    [change, ordering],
  );
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

/** Notice that recipient and address were prefilled from the last order, with a button to change them. */
function LikeLast({ change, onAsked }: { change: (patch: Partial<OrderForm>) => void; onAsked: () => void }) {
  const t = useTexts(checkoutTexts);
  function askAnew() {
    change(forAnother);
    onAsked();
  }
  return (
    <p className={classes['invite']}>
      {t('likeLast')}{' '}
      <button type="button" onClick={askAnew}>
        {t('forAnother')}
      </button>
    </p>
  );
}

type RefusalProps = {
  ordering: OrderFlow;
  onRetry: (total?: number) => void;
  onOpen: (card: CardName) => void;
  onPrice: () => void;
};

/**
 * Why the order was refused; if the price has changed or a code is no longer valid, a new quote is requested at once.
 */
function Refusal({ ordering, onRetry, onOpen, onPrice }: RefusalProps) {
  const { failure, sentTotal } = ordering;
  const isPriceOld = failure?.code === 'order.price-changed' || codeOfFailure(failure) !== null;
  useEffect(() => {
    if (isPriceOld) onPrice();
  }, [isPriceOld, onPrice]);
  if (!failure) return null;
  return <PaymentFailure failure={failure} shownTotal={sentTotal} onRetry={onRetry} onOpen={onOpen} />;
}
