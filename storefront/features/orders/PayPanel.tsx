import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Bank, Order } from '#contract/orders/shop.ts';
import { useSecondsLeft } from '#storefront/features/customers/sign-in/use-seconds-left.ts';
import { money } from '#storefront/lang/format.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { loadOrder, payOrder } from './order.calls.ts';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';

type Props = {
  order: Pick<Order, 'id' | 'bank' | 'expiresAt'>;
  /** Tenge. */
  total: number;
  /** The bank did not answer when the order was made. */
  isBankLost?: boolean;
};

/** The time left in words, so that nobody takes it for an hour of the day. */
export function holdWords(seconds: number): ['holdMinutes' | 'holdSeconds', { n: number }] {
  return seconds < 60 ? ['holdSeconds', { n: seconds }] : ['holdMinutes', { n: Math.floor(seconds / 60) }];
}

/** Pays an order that waits, at this bank or another one, before its goods are let go. */
export function PayPanel({ order, total, isBankLost }: Props) {
  const t = useTexts(orderTexts);
  const local = useLocal();
  const dispatch = useShopDispatch();
  const banks = useSelector(selectMainInfo)?.banks ?? [];
  const [chosen, setChosen] = useState<Bank | undefined>(order.bank);
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const left = useSecondsLeft(order.expiresAt ? Date.parse(order.expiresAt) : 0);
  const bank = banks.find(({ code }) => code === chosen)?.code ?? banks[0]?.code;

  async function pay(): Promise<void> {
    if (!bank) return;
    setLeaving(true);
    setRefusal(null);
    const result = await dispatch(payOrder({ id: order.id, bank }));
    if (payOrder.fulfilled.match(result)) return;
    setLeaving(false);
    setRefusal(result.payload?.sentence ?? '');
    // Paid or run out meanwhile: the page should show that instead.
    if (result.payload?.status === 409) void dispatch(loadOrder(order.id));
  }

  return (
    <Panel className={classes['pay']}>
      {isBankLost && refusal === null && <p className={classes['note']}>{t('bankLost')}</p>}
      {order.expiresAt && left > 0 && <p role="timer">{t(...holdWords(left))}</p>}
      <RadioCards
        legend={t('bank')}
        value={bank}
        onChange={setChosen}
        cards={banks.map(({ code, title }) => ({ value: code, title: local(title) }))}
      />
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
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
