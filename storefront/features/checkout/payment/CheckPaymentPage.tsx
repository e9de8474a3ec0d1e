import { useSelector } from 'react-redux';
import { useParams, useSearch } from 'wouter';
import { Logo } from '#storefront/app/frame/Logo.tsx';
import { OfflineStrip } from '#storefront/app/frame/OfflineStrip.tsx';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { money, phone } from '#storefront/lang/format.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PayPanel } from '#storefront/features/orders/PayPanel.tsx';
import { paths } from '#storefront/paths.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Button, ButtonLink, classNames } from '#storefront/ui/Button.tsx';
import { checkPaymentTexts } from './check-payment.texts.ts';
import classes from './CheckPaymentPage.module.css';
import { readEnd } from './payment-polls.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { usePaymentCheck } from './use-payment-check.ts';

/** Back from the bank: what became of the money, by the bank's own answer. */
export default function CheckPaymentPage() {
  const t = useTexts(checkPaymentTexts);
  const { id } = useParams<{ id: string }>();
  const search = useSearch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const shopPhone = useSelector(selectMainInfo)?.contacts.phones[0];
  const { check, failure, isTired, again } = usePaymentCheck(id);
  const end = check ? readEnd(check) : 'waiting';
  const kind = !isSignedIn
    ? 'signIn'
    : end !== 'waiting'
      ? end
      : !isTired
        ? 'checking'
        : failure
          ? 'unknown'
          : 'tired';
  const isBack = end === 'paid' && check?.paymentStatus !== 'paid';
  const isStrange = kind === 'unknown' && failure?.status === 404;
  const hint = isBack
    ? t('back')
    : isStrange
      ? t('strangeHint')
      : t(`${kind}Hint`, { sum: money(check?.amount ?? 0) });
  usePageTitle(t(kind));

  const toOrder = (
    <ButtonLink look={kind === 'paid' ? 'gold' : 'outline'} wide href={paths.order(id)}>
      {t('toOrder')}
    </ButtonLink>
  );
  const call = shopPhone && (
    <a
      href={`tel:${shopPhone.replace(/[^+\d]/g, '')}`}
      className={classNames({ look: 'outline', wide: true })}
    >
      {t('call', { phone: phone(shopPhone) })}
    </a>
  );
  return (
    <div className={classes['page']}>
      <Logo />
      <OfflineStrip />
      <ResultPanel kind={kind} title={t(kind)} hint={hint}>
        {kind === 'signIn' && (
          <ButtonLink wide href={paths.signIn(paths.checkPayment(id) + (search ? `?${search}` : ''))}>
            {t('toSignIn')}
          </ButtonLink>
        )}
        {kind === 'paid' && (
          <>
            {toOrder}
            <ButtonLink look="ghost" wide href={paths.shop()}>
              {t('onward')}
            </ButtonLink>
          </>
        )}
        {kind === 'over' && toOrder}
        {(kind === 'tired' || kind === 'unknown') && (
          <>
            <Button wide onClick={again}>
              {t('again')}
            </Button>
            {isStrange ? (
              <ButtonLink look="outline" wide href={paths.orders()}>
                {t('toOrders')}
              </ButtonLink>
            ) : (
              toOrder
            )}
            {call}
          </>
        )}
      </ResultPanel>
      {kind === 'failed' && check && (
        <>
          <PayPanel order={{ id }} total={check.amount} />
          {toOrder}
        </>
      )}
    </div>
  );
}
