import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { useQuote } from '#storefront/features/cart/use-quote.ts';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { CodeField } from '#storefront/features/cart/code/CodeField.tsx';
import { codeKinds, codeOfFailure, type CodeKind } from '#storefront/features/cart/code/code-refusals.ts';
import { CardList } from '#storefront/features/checkout/cards/CardList.tsx';
import classes from './CheckoutPage.module.css';
import { ChosenAnswers } from './ChosenAnswers.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { asksAnew, forAnother } from './next-order.ts';
import { quoteInput } from './order-body.ts';
import { cardOf, type CardName, type Faults, findFaults, type OrderForm } from './order-form.ts';
import { OrderBar } from './OrderBar.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentFailure } from '#storefront/features/checkout/payment/PaymentFailure.tsx';
import { useDestination } from './use-destination.ts';
import { useOrderCards } from './use-order-cards.ts';
import { useOrderDefaults } from './use-order-defaults.ts';
import { useOrderForm } from './use-order-form.ts';
import type { useOrdering } from './use-ordering.ts';
import type { Failure } from '#storefront/store/failure.ts';

type Ordering = ReturnType<typeof useOrdering>;

export function OrderWriting({ ordering }: { ordering: Ordering }) {
  const { form, change } = useOrderForm();
  const destination = useDestination(form);
  const price = useOrderPrice(form, destination);
  useOrderDefaults(form, change, destination.addresses);
  const faults = findFaults(form, destination.meeting, destination.lost);
  const { page, tries, show, goOn, checkAll, ...looked } = useOrderCards(faults, form.likeLast);

  const edit = useEdit(change, ordering);
  const setCode = useCallback((kind: CodeKind, code: string) => change({ [kind]: code }), [change]);

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
        {form.likeLast === 'yes' && <LikeLast change={edit} onAsked={() => show('recipient', 'otherName')} />}
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
        faults={faults}
        destination={destination}
        price={price}
        isSending={ordering.isSending}
        onCode={setCode}
        onOrder={() => order()}
      />
    </div>
  );
}

/** A change of the order; what was refused of the former one is forgotten. */
function useEdit(change: (patch: Partial<OrderForm>) => void, ordering: Ordering) {
  return useCallback(
    (patch: Partial<OrderForm>) => {
      change(asksAnew(patch) ? { likeLast: 'no', ...patch } : patch);
      ordering.forgive();
    },
    [change, ordering],
  );
}

type Destination = ReturnType<typeof useDestination>;

/** The price of what is on screen. A guest has no codes; a time that the place may not have costs nothing yet. */
function useOrderPrice(form: OrderForm, { place, isTimeKnown, lost }: Destination) {
  const items = useSelector(selectCartItems);
  const isSignedIn = useSelector(selectIsSignedIn);
  const priced = {
    ...form,
    ...(isSignedIn ? {} : { certificate: '', promo: '' }),
    ...(isTimeKnown && !lost ? {} : { slot: '' }),
    ...(lost === 'lostExpress' ? { method: '' as const } : {}),
  };
  const price = useQuote(quoteInput(priced, items, place));
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
  ordering: Ordering;
  onRetry: (total?: number) => void;
  onOpen: (card: CardName) => void;
  onPrice: () => void;
};

/** Why the order was not taken; a price that has changed, or that has lost its code, is asked for again at once. */
function Refusal({ ordering, onRetry, onOpen, onPrice }: RefusalProps) {
  const { failure, sentTotal } = ordering;
  const isPriceOld = failure?.code === 'order.price-changed' || codeOfFailure(failure) !== null;
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
  onCode: (kind: CodeKind, code: string) => void;
  faults: Faults;
  destination: Destination;
  onOrder: () => void;
};

/** What it costs, and the button. */
function OrderSide({ form, faults, destination, price, isSending, onCode, onOrder }: SideProps) {
  const { quote, isFresh, failure: noPrice, retry } = price;
  const codeRefused = codeOfFailure(noPrice);
  return (
    <div className={classes['side']}>
      <OrderSummary quote={quote} isFresh={isFresh}>
        <ChosenAnswers form={form} faults={faults} destination={destination} />
        <Codes form={form} refusal={codeRefused && noPrice} isFresh={isFresh} onCode={onCode} />
      </OrderSummary>
      <OrderBar
        total={quote?.totals.total}
        isOnline={form.payment === 'ONLINE'}
        isBusy={isSending}
        isComplete={Object.keys(faults).length === 0}
        isCounting={!isFresh && !noPrice}
        noPrice={codeRefused ? null : noPrice}
        onPrice={retry}
        onOrder={onOrder}
      />
    </div>
  );
}

type CodesProps = Pick<SideProps, 'form' | 'onCode'> & { refusal: Failure | null; isFresh: boolean };

/** Fields of the codes that the shop takes; one that is in the order stays, so that it can be taken out. */
function Codes({ form, refusal, isFresh, onCode }: CodesProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const takesCertificates = useSelector(selectMainInfo)?.takesCertificates ?? false;
  const takesPromos = useHasFeature('promo-codes');
  const takes = { certificate: takesCertificates, promo: takesPromos };
  const setCertificate = useCallback((code: string) => onCode('certificate', code), [onCode]);
  const setPromo = useCallback((code: string) => onCode('promo', code), [onCode]);
  const change = { certificate: setCertificate, promo: setPromo };
  // A guest's code was typed in the cart.
  return codeKinds
    .filter((kind) => (takes[kind] && isSignedIn) || form[kind] !== '')
    .map((kind) => (
      <CodeField
        key={kind}
        kind={kind}
        value={form[kind]}
        refusal={codeOfFailure(refusal) === kind ? refusal : null}
        isFresh={isFresh}
        isSignedIn={isSignedIn}
        onChange={change[kind]}
      />
    ));
}
