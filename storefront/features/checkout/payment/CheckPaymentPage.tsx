import { useSelector } from 'react-redux';
import { useParams, useSearch } from 'wouter';
import { Logo } from '#storefront/app/frame/Logo.tsx';
import { OfflineStrip } from '#storefront/app/frame/OfflineStrip.tsx';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PayPanel } from '#storefront/features/orders/PayPanel.tsx';
import { paths } from '#storefront/paths.ts';
import { loadOrder } from '#storefront/features/orders/order.calls.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { selectIsSignedIn, selectOrderDetail } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Button, ButtonLink, classNames } from '#storefront/ui/Button.tsx';
import { Bloom } from './Bloom.tsx';
import { OrderInBrief } from './OrderInBrief.tsx';
import { checkPaymentTexts } from './check-payment.texts.ts';
import classes from './CheckPaymentPage.module.css';
import { paidNext } from './paid-next.ts';
import { readEnd } from './payment-polls.ts';
import { usePaymentCheck } from './use-payment-check.ts';
import { CircleAlert, Clock, KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Drawing } from '#storefront/ui/Drawing.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';

/** Return page from the bank: the result of the payment as settled with the bank. */
export default function CheckPaymentPage() {
  const t = useTexts(checkPaymentTexts);
  const { id } = useParams<{ id: string }>();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { check, failure, isTired, again } = usePaymentCheck(id);
  const end = check ? readEnd(check) : 'waiting';
  const kind = isSignedIn ? kindOf(end, isTired, failure) : 'signIn';
  const isPayable = kind === 'failed' || kind === 'unpaid';
  const order = useOrder(id, isPayable || kind === 'paid');
  const next = order ? paidNext(order) : 'paidSum';
  const isBack = end === 'paid' && check?.paymentStatus !== 'paid';
  const isStrange = kind === 'unknown' && failure?.status === 404;
  const declined = kind === 'failed' && check?.declined;
  const hint = isBack
    ? t('back')
    : isStrange
      ? t('strangeHint')
      : t(kind === 'paid' ? next : `${kind}Hint`, { sum: money(check?.amount ?? 0) });
  usePageTitle(t(kind));

  return (
    <div className={classes['page']}>
      <Logo />
      <OfflineStrip />
      <ResultPanel kind={kind} title={t(kind)} hint={declined ? `${t(declined)} ${hint}` : hint}>
        {order && <OrderInBrief order={order} />}
        <NextSteps id={id} kind={kind} isStrange={isStrange} isCard={next === 'paidCard'} onAgain={again} />
      </ResultPanel>
      {isPayable && check && (
        <>
          <PayPanel order={order ?? { id }} total={check.amount} />
          <ToOrder id={id} look="outline" />
        </>
      )}
    </div>
  );
}

/** The order of the payment, once the page shows it. */
function useOrder(id: string, isShown: boolean) {
  const dispatch = useShopDispatch();
  const loaded = useSelector(selectOrderDetail);
  useLoad(isShown ? id : null, () => dispatch(loadOrder(id)));
  return isShown && loaded?.id === id ? loaded : null;
}

type End = ReturnType<typeof readEnd>;

/** What the page shows for a signed-in customer's payment. */
function kindOf(end: End, isTired: boolean, failure: Failure | null) {
  if (end !== 'waiting') return end;
  if (!isTired) return 'checking';
  return failure ? 'unknown' : 'tired';
}

type StepsProps = {
  id: string;
  kind: ReturnType<typeof kindOf> | 'signIn';
  /** The server does not know this payment. */
  isStrange: boolean;
  /** Certificates to print were bought. */
  isCard: boolean;
  onAgain: () => void;
};

function NextSteps({ id, kind, isStrange, isCard, onAgain }: StepsProps) {
  const t = useTexts(checkPaymentTexts);
  const search = useSearch();
  return (
    <>
      {kind === 'signIn' && (
        <ButtonLink wide href={paths.signIn(paths.checkPayment(id) + (search ? `?${search}` : ''))}>
          {t('toSignIn')}
        </ButtonLink>
      )}
      {kind === 'paid' && (
        <>
          <ToOrder id={id} look="gold" name={isCard ? 'toCertificate' : 'toOrder'} />
          <ButtonLink look="ghost" wide href={paths.shop()}>
            {t('onward')}
          </ButtonLink>
        </>
      )}
      {kind === 'over' && <ToOrder id={id} look="outline" name="toEnded" />}
      {(kind === 'tired' || kind === 'unknown') && (
        <Undecided id={id} isStrange={isStrange} onAgain={onAgain} />
      )}
    </>
  );
}

/** The payment is undecided: check again, view the order, or call the shop. */
function Undecided({ id, isStrange, onAgain }: Omit<StepsProps, 'kind' | 'isCard'>) {
  const t = useTexts(checkPaymentTexts);
  const shopPhone = useSelector(selectMainInfo)?.contacts.phones[0];
  return (
    <>
      <Button wide onClick={onAgain}>
        {t('again')}
      </Button>
      {isStrange ? (
        <ButtonLink look="outline" wide href={paths.orders()}>
          {t('toOrders')}
        </ButtonLink>
      ) : (
        <ToOrder id={id} look="outline" />
      )}
      {shopPhone && (
        <a
          href={`tel:${shopPhone.replace(/[^+\d]/g, '')}`}
          className={classNames({ look: 'outline', wide: true })}
        >
          {t('call', { phone: phone(shopPhone) })}
        </a>
      )}
    </>
  );
}

type ToOrderProps = { id: string; look: 'gold' | 'outline'; name?: 'toOrder' | 'toEnded' | 'toCertificate' };

function ToOrder({ id, look, name = 'toOrder' }: ToOrderProps) {
  const t = useTexts(checkPaymentTexts);
  return (
    <ButtonLink look={look} wide href={paths.order(id)}>
      {t(name)}
    </ButtonLink>
  );
}

type Kind = 'signIn' | 'checking' | 'paid' | 'failed' | 'unpaid' | 'over' | 'tired' | 'unknown';
type Props = { kind: Kind; title: string; hint: string; children: ReactNode };

const marks: Record<Kind, ReactNode> = {
  signIn: <KeyRound size={44} strokeWidth={1.5} aria-hidden="true" />,
  checking: <Drawing name="gol" className={classes['turning']} />,
  paid: <Bloom />,
  failed: <CircleAlert size={44} strokeWidth={1.5} aria-hidden="true" />,
  unpaid: <Clock size={44} strokeWidth={1.5} aria-hidden="true" />,
  over: <CircleAlert size={44} strokeWidth={1.5} aria-hidden="true" />,
  tired: <Clock size={44} strokeWidth={1.5} aria-hidden="true" />,
  unknown: <CircleAlert size={44} strokeWidth={1.5} aria-hidden="true" />,
};

/** The result in large letters; every change is announced, and a final result takes the focus. */
function ResultPanel({ kind, title, hint, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (kind !== 'checking') heading.current?.focus();
  }, [kind]);
  return (
    <Panel
      deep={kind === 'paid'}
      className={joinClasses(classes['result'], kind === 'failed' && classes['failed'])}
    >
      <div aria-live="polite" aria-busy={kind === 'checking'}>
        <div className={classes['mark']}>{marks[kind]}</div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{hint}</p>
      </div>
      <div className={classes['ways']}>{children}</div>
    </Panel>
  );
}
