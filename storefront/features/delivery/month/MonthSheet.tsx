import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import { addDays, type Day, dayOf, weekdayOf } from '#domain/delivery/calendar.ts';
import { bookingDays } from '#domain/delivery/delivery.ts';
import { dayAndMonth, monthAndYear, shortWeekday, weekday } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { type DayState, daysOfMonth, stepInMonth } from './month.ts';
import { monthTexts } from './month.texts.ts';
import classes from './MonthSheet.module.css';
import { lastOf } from '#domain/lists/last-of.ts';

type Props = {
  /** Undefined while the places are loading. */
  place: number | undefined;
  /** Working days until the goods are made. */
  leadDays?: number;
  value: Day;
  onChange: (day: Day) => void;
  onClose: () => void;
  read: (choice: DeliveryChoice) => DayState[];
};

/** Calendar of all days with delivery, a month at a time; arrow keys, Home, End and Page keys move between days. */
export function MonthSheet({ place, leadDays = 0, value, onChange, onClose, read }: Props) {
  const t = useTexts(monthTexts);
  const language = useLanguage();
  const today = dayOf(useNow()());
  const last = addDays(today, bookingDays - 1);
  const [focused, setFocused] = useState(value || today);
  const days = daysOfMonth(focused);
  const query = {
    place: place ?? 0,
    from: days[0] ?? focused,
    days: days.length,
    ...(leadDays > 0 ? { lead_days: leadDays } : {}),
  };
  const asked = useAnswer('GET /api/order/slots/', place === undefined ? null : { query });
  const states = new Map(asked.answer && read(asked.answer.data).map((one) => [one.day, one] as const));
  const go = (day: Day) => setFocused(day < today ? today : day > last ? last : day);
  const [first = focused, end = focused] = [days[0], lastOf(days)];
  return (
    <Sheet isOpen wide="centre" onClose={onClose} title={t('chooseDay')}>
      <div className={classes['head']}>
        <IconButton
          label={t('monthBefore')}
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={first <= today}
          onClick={() => go(addDays(first, -1))}
        />
        <b aria-live="polite">{monthAndYear(focused, language)}</b>
        <IconButton
          label={t('monthAfter')}
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={end >= last}
          onClick={() => go(addDays(end, 1))}
        />
      </div>
      {asked.failure ? (
        <ErrorState onRetry={asked.retry}>{t('monthFailed')}</ErrorState>
      ) : (
        <MonthGrid {...{ days, focused, value, states, onChange }} isLoading={!asked.answer} onFocus={go} />
      )}
    </Sheet>
  );
}

type GridProps = Pick<Props, 'value' | 'onChange'> & {
  days: Day[];
  focused: Day;
  states: ReadonlyMap<Day, DayState>;
  isLoading: boolean;
  onFocus: (day: Day) => void;
};

function MonthGrid({ days, focused, value, states, isLoading, onChange, onFocus }: GridProps) {
  const t = useTexts(monthTexts);
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  }, [focused]);
  function move(event: KeyboardEvent): void {
    const to = stepInMonth(focused, event.key);
    if (!to) return;
    event.preventDefault();
    isMoving.current = true;
    onFocus(to);
  }
  const why = ({ state, isPeak }: DayState) =>
    [isPeak && t('peak'), state !== 'open' && t(state)].filter(Boolean).join(', ');
  return (
    <div ref={grid} className={classes['grid']} role="group" aria-label={t('day')} aria-busy={isLoading}>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <span key={day} aria-hidden="true">
          {shortWeekday(day, language)}
        </span>
      ))}
      {days.map((day, at) => {
        const state = states.get(day) ?? { day, state: 'closed', isPeak: false };
        const name = `${dayAndMonth(day, language)}, ${weekday(weekdayOf(day), language)}`;
        return (
          <button
            key={day}
            type="button"
            style={at === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}
            tabIndex={day === focused ? 0 : -1}
            aria-label={[name, why(state)].filter(Boolean).join(', ')}
            aria-pressed={day === value}
            aria-disabled={state.state !== 'open'}
            data-peak={state.isPeak || undefined}
            onKeyDown={move}
            onClick={() => state.state === 'open' && onChange(day)}
          >
            {Number(day.slice(8))}
          </button>
        );
      })}
    </div>
  );
}
