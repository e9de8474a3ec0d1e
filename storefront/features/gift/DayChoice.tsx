import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { readPlainDays } from '#storefront/features/delivery/month/read-plain-days.ts';
import { monthTexts } from '#storefront/features/delivery/month/month.texts.ts';
import { MadeNote } from '#storefront/features/delivery/MadeNote.tsx';
import { dayName } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { Chip } from '#storefront/ui/Chip.tsx';
import { ChipGrid } from '#storefront/ui/ChipGrid.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import type { GiftProps } from './gift-form.ts';
import { rowTexts } from './gift-rows.texts.ts';
import { useSlotPlace, useSlots } from './use-slots.ts';

// Loaded on demand: most people choose one of the next days.
const MonthSheet = lazyDialog(() =>
  import('#storefront/features/delivery/month/MonthSheet.tsx').then((part) => part.MonthSheet),
);

/** Chips shown; the month has the other days. */
const mostDays = 7;
const anyTime = 'any';

/** As soon as possible, or one of the next days; for a day a slot, or any time. */
export function DayChoice({ form, change, leadDays }: GiftProps) {
  const t = useTexts(rowTexts);
  const language = useLanguage();
  const now = useNow()();
  const { answer, failure, retry } = useSlots({ form, leadDays }, true);
  if (failure) return <ErrorState onRetry={retry}>{failure.sentence}</ErrorState>;
  if (!answer) return <Skeleton height="150px" radius="14px" />;
  const { standard, days } = answer.data;
  const name = (day: string) => dayName(day, now, language);
  const next = standard.days.filter((day) => day !== standard.soonest).slice(0, mostDays);
  const choose = (day: string) => change({ method: 'STANDARD', day, slot: '' });
  const open = days.find(({ day }) => day === form.day)?.slots.filter(({ state }) => state === 'open') ?? [];
  return (
    <>
      <MadeNote leadDays={leadDays} />
      <ChipGrid firstAlone label={t('when')}>
        <Chip isSelected={form.day === '' && form.method !== 'EXPRESS'} onClick={() => choose('')}>
          {standard.soonest ? t('soonestDay', { day: name(standard.soonest).toLowerCase() }) : t('soonest')}
        </Chip>
        {[...next, ...(isFar(form.day, [...next, standard.soonest]) ? [form.day] : [])].map((day) => (
          <Chip key={day} isSelected={day === form.day} onClick={() => choose(day)}>
            {name(day)}
          </Chip>
        ))}
        <OtherDay form={form} leadDays={leadDays} onChange={choose} />
      </ChipGrid>
      {open.length > 0 && (
        <RadioCards
          legend={t('time', { day: name(form.day).toLowerCase() })}
          inRow
          value={form.slot || anyTime}
          onChange={(slot) =>
            change(slot === anyTime ? { method: 'STANDARD', slot: '' } : { method: 'SLOT', slot })
          }
          cards={[
            { value: anyTime, title: t('anyTime') },
            ...open.map(({ id, from, to }) => ({ value: id, title: `${from}–${to}` })),
          ]}
        />
      )}
    </>
  );
}

const isFar = (day: string, near: readonly (string | null)[]) => day !== '' && !near.includes(day);

type OtherProps = Pick<GiftProps, 'form' | 'leadDays'> & { onChange: (day: string) => void };

/** A calendar of all days with delivery. */
function OtherDay({ form, leadDays, onChange }: OtherProps) {
  const t = useTexts(monthTexts);
  const place = useSlotPlace(form);
  const [isOpen, setOpen] = useState(false);
  function choose(day: string): void {
    onChange(day);
    setOpen(false);
  }
  return (
    <>
      <Chip hasPopup icon={<CalendarDays size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('otherDay')}
      </Chip>
      {isOpen && (
        <MonthSheet
          place={place}
          {...(leadDays !== undefined && { leadDays })}
          value={form.day}
          read={readPlainDays}
          onClose={() => setOpen(false)}
          onChange={choose}
        />
      )}
    </>
  );
}
