import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Bank, Order } from '#contract/orders/shop.ts';
import { useSecondsLeft } from '#storefront/features/customers/sign-in/use-seconds-left.ts';
import { money } from '#domain/print/money.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { loadOrder, payOrder } from './order.calls.ts';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';

type PanelProps = {
  /** The bank of the last attempt. */
  bank: Bank | undefined;
  expiresAt: string | undefined;
  /** Tenge. */
  total: number;
  /** The bank did not answer when the order was made. */
  isBankLost?: boolean;
  /** Opens the bank's page and goes there; resolves with the failure, if it did not. */
  open: (bank: Bank) => Promise<PayFailure | null>;
};
type PayFailure = Pick<Failure, 'sentence' | 'retryAfter'>;
type Props = Pick<PanelProps, 'total' | 'isBankLost'> & { order: Pick<Order, 'id' | 'bank' | 'expiresAt'> };

/** The remaining time in words, so that it is not read as a time of day. */
export function holdWords(seconds: number): ['holdHours' | 'holdMinutes' | 'holdSeconds', { n: number }] {
  if (seconds >= 3 * 3_600) return ['holdHours', { n: Math.floor(seconds / 3_600) }];
  return seconds < 60 ? ['holdSeconds', { n: seconds }] : ['holdMinutes', { n: Math.floor(seconds / 60) }];
}

/** Pays an unpaid order, at the same or another bank, before its reservation expires. */
export function PayPanel({ order, ...panel }: Props) {
  const dispatch = useShopDispatch();
  async function open(bank: Bank): Promise<PayFailure | null> {
    const result = await dispatch(payOrder({ id: order.id, bank }));
    if (payOrder.fulfilled.match(result)) return null;
    // Paid or expired meanwhile: reload to show that instead.
    if (result.payload?.status === 409) void dispatch(loadOrder(order.id));
    return result.payload ?? { sentence: '' };
  }
  return <BankPanel {...panel} bank={order.bank} expiresAt={order.expiresAt} open={open} />;
}

/** Choice of a bank, and the button that leads to its page. */
export function BankPanel({ bank: last, expiresAt, total, isBankLost, open }: PanelProps) {
  const t = useTexts(orderTexts);
  const local = useLocal();
  const banks = useSelector(selectMainInfo)?.banks ?? [];
  const [chosen, setChosen] = useState<Bank>();
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<PayFailure | null>(null);
  const [retryAt, setRetryAt] = useState(0);
  const now = useNow();
  const wait = useSecondsLeft(retryAt);
  const left = useSecondsLeft(expiresAt ? Date.parse(expiresAt) : 0);
  const bank = banks.find(({ code }) => code === (chosen ?? last))?.code ?? banks[0]?.code;

  async function pay(): Promise<void> {
    if (!bank) return;
    setLeaving(true);
    setRefusal(null);
    setRetryAt(0);
    const refused = await open(bank);
    if (refused === null) return;
    setLeaving(false);
    setRefusal(refused);
    if (refused.retryAfter !== undefined) setRetryAt(now().getTime() + refused.retryAfter * 1_000);
  }
  // Known to be possible then: whoever waits for the bank need not press again.
  useEffect(() => {
    if (retryAt > 0 && wait === 0) void pay();
  });

  return (
    <Panel className={classes['pay']}>
      {isBankLost && refusal === null && <p className={classes['note']}>{t('bankLost')}</p>}
      {expiresAt && left > 0 && <p role="timer">{t(...holdWords(left))}</p>}
      <RadioCards
        legend={t('bank')}
        value={bank}
        onChange={setChosen}
        cards={banks.map(({ code, title }) => ({ value: code, title: local(title) }))}
      />
      {refusal !== null && <ErrorState>{refusal.sentence}</ErrorState>}
      {wait > 0 && <p role="timer">{t('retryIn', { n: wait })}</p>}
      <Button
        wide
        busy={isLeaving}
        icon={<CreditCard size={20} aria-hidden="true" />}
        onClick={() => void pay()}
      >
        {t('pay', { sum: money(total) })}
      </Button>
      <p className={classes['quiet']}>{t('toBank')}</p>
    </Panel>
  );
}
