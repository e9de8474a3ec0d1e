import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import { MadeNote } from '#storefront/features/delivery/MadeNote.tsx';
import { dayName } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import type { DayState } from '#storefront/features/delivery/month/month.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { Chip } from '#storefront/ui/Chip.tsx';
import { ChipGrid } from '#storefront/ui/ChipGrid.tsx';
import classes from './CheckoutCard.module.css';

// Loaded on demand: most people choose one of the next days.
const MonthSheet = lazyDialog(() =>
  import('#storefront/features/delivery/month/MonthSheet.tsx').then((part) => part.MonthSheet),
);

/** Chips shown; the month has the other days. */
const mostDays = 7;

type Props = {
  place: number;
  leadDays: number;
  /** The next days, already loaded. */
  next: DayState[];
  value: Day;
  onChange: (day: Day) => void;
  /** Days of another range, from the shop's answer about it. */
  read: (choice: DeliveryChoice) => DayState[];
};

/** The next days as chips; the last chip opens a calendar of all months in which delivery is possible. */
export function DayPicker({ place, leadDays, next, value, onChange, read }: Props) {
  const t = useTexts(checkoutTexts);
  const nameDay = useDayName();
  const [isOpen, setOpen] = useState(false);
  const shown = next.slice(0, mostDays);
  const isFar = value !== '' && !shown.some(({ day }) => day === value);
  return (
    <div data-field="day" className={classes['days']}>
      <MadeNote leadDays={leadDays} />
      <ChipGrid label={t('day')}>
        {shown.map(({ day, state, isPeak }) => (
          <Chip key={day} isSelected={day === value} onClick={() => onChange(day)}>
            {nameDay(day)}
            {isPeak && ` · ${t('peak')}`}
            {state !== 'open' && ` · ${t(state)}`}
          </Chip>
        ))}
        {isFar && (
          <Chip isSelected onClick={() => setOpen(true)}>
            {nameDay(value)}
          </Chip>
        )}
        <Chip hasPopup icon={<CalendarDays size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('otherDay')}
        </Chip>
      </ChipGrid>
      {isOpen && (
        <MonthSheet
          place={place}
          leadDays={leadDays}
          read={read}
          value={value}
          onClose={() => setOpen(false)}
          onChange={(day) => {
            onChange(day);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

export function useDayName(): (day: Day) => string {
  const language = useLanguage();
  const now = useNow();
  return (day) => dayName(day, now(), language);
}
