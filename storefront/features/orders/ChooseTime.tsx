import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import { nearDay } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { chooseTime, loadOrder } from './order.calls.ts';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';

/** Days that are offered: whoever wants a later one calls. */
const mostDays = 4;

/** The agreed time was given up: the buyer chooses another one, without a call. */
export function ChooseTime({ order: { id, address } }: { order: Order }) {
  const t = useTexts(orderTexts);
  const place = address?.place;
  const choice = useAnswer('GET /api/order/slots/', place === undefined ? null : { query: { place } });
  // Where the recipient is asked for the address, the shop calls anyway.
  if (place === undefined)
    return (
      <Panel className={classes['pay']}>
        <p>{t('newTimeCall')}</p>
      </Panel>
    );
  return (
    <Panel className={classes['pay']}>
      <h2>{t('newTime')}</h2>
      <p className={classes['note']}>{t('newTimeWhy')}</p>
      {choice.failure && <ErrorState onRetry={choice.retry}>{choice.failure.sentence}</ErrorState>}
      {!choice.answer && !choice.failure && <Skeleton height="180px" radius="14px" />}
      {choice.answer && <Times id={id} choice={choice.answer.data} />}
    </Panel>
  );
}

function Times({ id, choice }: { id: string; choice: DeliveryChoice }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const now = useNow();
  const dispatch = useShopDispatch();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const days = groupsOf(choice, (day) => nearDay(day, now(), language));

  async function save(): Promise<void> {
    if (chosen === null) return;
    setBusy(true);
    const isSlot = choice.days.some(({ slots }) => slots.some((slot) => slot.id === chosen));
    const time = isSlot
      ? { delivery: 'SLOT' as const, slot: chosen }
      : { delivery: 'STANDARD' as const, day: chosen };
    const result = await dispatch(chooseTime({ id, ...time }));
    setBusy(false);
    setRefusal(chooseTime.fulfilled.match(result) ? null : (result.payload?.sentence ?? ''));
    void dispatch(loadOrder(id));
  }

  return (
    <>
      {days.map(({ legend, cards }) => (
        <RadioCards key={legend} legend={legend} inRow value={chosen} onChange={setChosen} cards={cards} />
      ))}
      {refusal !== null && <ErrorState>{refusal}</ErrorState>}
      <Button
        wide
        busy={isBusy}
        disabled={chosen === null}
        icon={<CalendarClock size={20} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {t('newTimeSave')}
      </Button>
    </>
  );
}

/** Windows with room, day by day; where there are none, the days of the usual delivery. */
function groupsOf({ days, standard }: DeliveryChoice, nameDay: (day: string) => string) {
  const open = days
    .map(({ day, slots }) => ({
      legend: nameDay(day),
      cards: slots
        .filter(({ state }) => state === 'open')
        .map(({ id, from, to }) => ({ value: id, title: `${from}–${to}` })),
    }))
    .filter(({ cards }) => cards.length > 0);
  if (open.length > 0) return open.slice(0, mostDays);
  const cards = standard.days.slice(0, mostDays).map((day) => ({ value: day, title: nameDay(day) }));
  return cards.length > 0 ? [{ legend: '', cards }] : [];
}
