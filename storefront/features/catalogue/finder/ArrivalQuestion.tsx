import { useState } from 'react';
import { useSelector } from 'react-redux';
import { CalendarDays, ChevronDown, MapPin } from 'lucide-react';
import type { Facets } from '#contract/catalogue/shop.ts';
import { addDays, dayOf } from '#domain/delivery/calendar.ts';
import type { ListFilter } from '#storefront/features/catalogue/list/list-filter.ts';
import { useArrivalDays, usePlaceTitle } from '#storefront/features/catalogue/list/use-arrival-days.ts';
import { selectPlace } from '#storefront/features/delivery/delivery.slice.ts';
import { PlaceButton } from '#storefront/features/delivery/PlaceButton.tsx';
import { usePromise } from '#storefront/features/delivery/use-promise.ts';
import { useGift } from '#storefront/features/gift/gift-form.ts';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { useIsDisconnected } from '#storefront/offline/device-state.ts';
import { Chip } from '#storefront/ui/Chip.tsx';
import { answerLink } from './answer-link.ts';
import { finderTexts } from './finder.texts.ts';
import classes from './GiftFinderPage.module.css';
import { Question } from './Question.tsx';

const ArrivalMonth = lazyDialog(() => import('./ArrivalMonth.tsx').then((part) => part.ArrivalMonth));

type Props = { asked: ListFilter; facets: Facets | null; onChange: (filter: ListFilter) => void };

/** Today, tomorrow, the day after, and the chosen day if it is another one. */
function useOfferedDays(asked: ListFilter, facets: Facets | null): { day: string; hasNoResults: boolean }[] {
  const today = dayOf(useNow()());
  const soonest = usePromise()?.soonest ?? null;
  const counted = useArrivalDays(asked, facets);
  if (counted.length === 0 && asked.arrivesBy === null) return [];
  const others = [addDays(today, 2), asked.arrivesBy ?? today].map((day) => ({
    day,
    hasNoResults: soonest === null || soonest > day,
  }));
  const offered = new Map([...others, ...counted].map((one) => [one.day, one] as const));
  return [...offered.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The day is also proposed at checkout, until another is chosen there. Null takes the answer back. */
function useDayAnswer(asked: ListFilter, onChange: Props['onChange']) {
  const chosen = useSelector(selectPlace)?.id ?? null;
  const { change } = useGift();
  const place = asked.arrivesBy === null ? chosen : asked.place;
  const byDay = (day: string | null) => ({
    ...asked,
    arrivesBy: day,
    place: day === null ? null : place,
    page: 1,
  });
  function answer(day: string | null): void {
    change(day === null ? { day: '', slot: '' } : { method: 'STANDARD', day, slot: '' });
    onChange(byDay(day));
  }
  return { byDay, answer };
}

/**
 * The question "by which day": today, tomorrow, any other day or no preference. The place is the one chosen for the
 * whole shop. Without a connection no day is named.
 */
export function ArrivalQuestion({ asked, facets, onChange }: Props) {
  const t = useTexts(finderTexts);
  const language = useLanguage();
  const now = useNow()();
  const [isOpen, setOpen] = useState(false);
  const chosen = useSelector(selectPlace)?.id ?? null;
  const { byDay, answer } = useDayAnswer(asked, onChange);
  const days = useOfferedDays(asked, facets);
  const isCut = useIsDisconnected();
  if (isCut)
    return (
      <Question title={t('arrival')} below={<p className={classes['lead']}>{t('unknownDay')}</p>}>
        {null}
      </Question>
    );
  if (days.length === 0) return null;
  const isOn = (day: string) => asked.arrivesBy === day;
  return (
    <>
      <Question title={t('arrival')} below={<AskedPlace asked={asked} />}>
        {days.map(({ day, hasNoResults }) => (
          <Chip
            key={day}
            isSelected={isOn(day)}
            isDisabled={hasNoResults && !isOn(day)}
            href={answerLink(byDay(isOn(day) ? null : day))}
            onClick={() => answer(isOn(day) ? null : day)}
          >
            {nearDay(day, now, language)}
          </Chip>
        ))}
        <Chip hasPopup icon={<CalendarDays size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('otherDay')}
        </Chip>
      </Question>
      {isOpen && (
        <ArrivalMonth
          place={asked.place ?? chosen}
          value={asked.arrivesBy ?? ''}
          onClose={() => setOpen(false)}
          onChange={(day) => {
            setOpen(false);
            answer(day);
          }}
        />
      )}
    </>
  );
}

function AskedPlace({ asked }: Pick<Props, 'asked'>) {
  const local = useLocal();
  const place = usePlaceTitle(asked);
  if (!place) return null;
  return (
    <PlaceButton className={classes['place']}>
      <MapPin size={18} aria-hidden="true" />
      <span data-promise>{local(place)}</span>
      <ChevronDown size={18} aria-hidden="true" />
    </PlaceButton>
  );
}
