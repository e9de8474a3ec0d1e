import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { NewTime, OrderTimes } from '#contract/checkout/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import { MadeNote } from '#storefront/features/delivery/MadeNote.tsx';
import { nearDay } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import type { Asked } from '#storefront/store/use-answer.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { chooseTime, loadOrder, loadTimes } from './order.calls.ts';
import { orderTexts } from './order.texts.ts';
import { useAsked } from './use-asked.ts';
import classes from './OrderPage.module.css';

/** Number of days offered; for a later one the customer calls. */
export const mostDays = 4;

/** @returns the error as a sentence, or null */
type Save = (time: NewTime) => Promise<string | null>;

/** Shown when the agreed time was cancelled: the buyer chooses another one without a call. */
export function ChooseTime({ order: { id } }: { order: Order }) {
  const dispatch = useShopDispatch();
  const asked = useAsked(id, loadTimes);
  async function save(time: NewTime): Promise<string | null> {
    const result = await dispatch(chooseTime({ id, ...time }));
    void dispatch(loadOrder(id));
    if (chooseTime.fulfilled.match(result)) return null;
    // Reload the slots, so that a full one is not offered again.
    asked.retry();
    return result.payload?.sentence ?? '';
  }
  return <TimePanel asked={asked} save={save} />;
}

/**
 * Choice of another time; `why` replaces the reason "the agreed time was cancelled". Without times, because the
 * address is still to be asked for, it says that the shop calls.
 */
export function TimePanel({
  asked,
  save,
  why,
}: {
  asked: Asked<OrderTimes | null>;
  save: Save;
  why?: string;
}) {
  const { answer: times, failure, retry } = asked;
  const t = useTexts(orderTexts);
  // If the recipient is asked for the address, the shop calls anyway.
  if (times === null)
    return (
      <Panel className={classes['pay']}>
        <p>{t('newTimeCall')}</p>
      </Panel>
    );
  return (
    <Panel className={classes['pay']}>
      <h2 className={classes['panelTitle']}>{t('newTime')}</h2>
      <p className={classes['note']}>{why ?? t('newTimeWhy')}</p>
      <MadeNote leadDays={times?.leadDays} />
      {failure && <ErrorState onRetry={retry}>{failure.sentence}</ErrorState>}
      {!times && !failure && <Skeleton height="180px" radius="14px" />}
      {times && <TimeChoice times={times} save={save} />}
    </Panel>
  );
}

function TimeChoice({ times, save }: { times: OrderTimes; save: Save }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const now = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const days = groupsOf(times, (day) => nearDay(day, now(), language));

  async function saveChosen(): Promise<void> {
    if (chosen === null) return;
    setBusy(true);
    const isSlot = times.days.some(({ slots }) => slots.some((slot) => slot.id === chosen));
    setRefusal(
      await save(isSlot ? { delivery: 'SLOT', slot: chosen } : { delivery: 'STANDARD', day: chosen }),
    );
    setBusy(false);
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
        onClick={() => void saveChosen()}
      >
        {t('newTimeSave')}
      </Button>
    </>
  );
}

/** Free slots by day; if there are none, the days of standard delivery. */
function groupsOf({ days, standard }: OrderTimes, nameDay: (day: string) => string) {
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
