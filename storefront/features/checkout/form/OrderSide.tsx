import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { Quote } from '#contract/checkout/shop.ts';
import { CodeField } from '#storefront/features/cart/code/CodeField.tsx';
import { type CodeKind, codeOfFailure } from '#storefront/features/cart/code/code-refusals.ts';
import { SpentCertificates } from '#storefront/features/certificates/SpentCertificates.tsx';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import type { Failure } from '#storefront/store/failure.ts';
import classes from './CheckoutPage.module.css';
import { ChosenAnswers } from './ChosenAnswers.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { OrderContents, Faults, OrderForm } from './order-form.ts';
import type { useDestination } from './use-destination.ts';
import type { useOrderPrice } from './use-order-price.ts';

type SideProps = {
  form: OrderForm;
  bought: OrderContents;
  price: ReturnType<typeof useOrderPrice>;
  isSending: boolean;
  onCode: (kind: CodeKind, code: string) => void;
  faults: Faults;
  destination: ReturnType<typeof useDestination>;
  onOrder: () => void;
};

/** Price summary and the order button. */
export function OrderSide(props: SideProps) {
  const { form, bought, faults, destination, price, isSending, onCode, onOrder } = props;
  const { quote, isFresh, failure: noPrice, retry } = price;
  const codeRefused = codeOfFailure(noPrice);
  // The last sum is not shown for an order that got none, for example to another place without a connection.
  const shown = noPrice && !codeRefused && !isFresh ? null : quote;
  return (
    <div className={classes['side']}>
      <OrderSummary quote={shown} isFresh={isFresh} isDigital={bought.isDigital}>
        <ChosenAnswers form={form} bought={bought} faults={faults} destination={destination} />
        <Codes
          form={form}
          bought={bought}
          refusal={codeRefused && noPrice}
          quote={quote}
          isFresh={isFresh}
          onCode={onCode}
        />
      </OrderSummary>
      <OrderBar
        total={shown?.totals.total}
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

type CodesProps = Pick<SideProps, 'form' | 'bought' | 'onCode'> & {
  refusal: Failure | null;
  quote: Quote | null;
  isFresh: boolean;
};

/** Fields for the codes that this order accepts; a code already entered stays, so that it can be removed. */
function Codes({ form, bought, refusal, quote, isFresh, onCode }: CodesProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const takesCertificates = useSelector(selectMainInfo)?.takesCertificates ?? false;
  const sellsCertificates = useHasFeature('certificates');
  const takesPromos = useHasFeature('promo-codes');
  const setCertificate = useCallback((code: string) => onCode('certificate', code), [onCode]);
  const setPromo = useCallback((code: string) => onCode('promo', code), [onCode]);
  const of = (kind: CodeKind) => ({
    value: form[kind],
    refusal: codeOfFailure(refusal) === kind ? refusal : null,
    ...{ isFresh, isSignedIn },
  });
  if (bought.isDigital) return null;
  // Certificates cannot be paid with certificates or discounted. A guest enters a code in the cart.
  const isPayable = bought.units.length === 0;
  return (
    <>
      {isPayable && (((sellsCertificates || takesCertificates) && isSignedIn) || form.certificate !== '') && (
        <SpentCertificates {...of('certificate')} paying={quote?.certificates} onChange={setCertificate} />
      )}
      {((takesPromos && isSignedIn) || form.promo !== '') && (
        <CodeField {...of('promo')} onChange={setPromo} />
      )}
    </>
  );
}
