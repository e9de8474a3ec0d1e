import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { NewTime, OrderTimes } from '#contract/checkout/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import { MadeNote } from '#storefront/features/delivery/MadeNote.tsx';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { type LoadState, useLoad } from '#storefront/store/use-load.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { chooseTime, loadOrder, loadTimes } from './order.calls.ts';
import { orderTexts } from './order.texts.ts';
import { shownTime, timeGroups } from './time-groups.ts';
import classes from './OrderPage.module.css';

/** @returns the error as a sentence, or null */
type Save = (time: NewTime) => Promise<string | null>;

/** Shown when the agreed time was cancelled: the buyer chooses another one without a call. */
export function ChooseTime({ order: { id } }: { order: Order }) {
  const dispatch = useShopDispatch();
  const offered = useLoad(id, () => dispatch(loadTimes(id)));
  async function save(time: NewTime): Promise<string | null> {
    const result = await dispatch(chooseTime({ id, ...time }));
    void dispatch(loadOrder(id));
    if (chooseTime.fulfilled.match(result)) return null;
    // Reload the slots, so that a full one is not offered again.
    offered.reload();
    return result.payload?.sentence ?? '';
  }
  return <TimePanel offered={offered} save={save} />;
}

/**
 * Choice of another time; `why` replaces the reason "the agreed time was cancelled". Without times, because the
 * address is still to be asked for, it says that the shop calls.
 */
export function TimePanel({
  offered,
  save,
  why,
}: {
  offered: LoadState<OrderTimes | null>;
  save: Save;
  why?: string;
}) {
  const { answer: times, failure, reload } = offered;
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
      {failure && <ErrorState onRetry={reload}>{failure.sentence}</ErrorState>}
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
  const days = timeGroups(times, (day) => nearDay(day, now(), language));
  // After a refusal the times are loaded again, and the chosen one may be gone.
  const time = shownTime(days, chosen);

  async function saveChosen(): Promise<void> {
    if (time === null) return;
    setBusy(true);
    setRefusal(await save(time));
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
        disabled={time === null}
        icon={<CalendarClock size={20} aria-hidden="true" />}
        onClick={() => void saveChosen()}
      >
        {t('newTimeSave')}
      </Button>
    </>
  );
}
