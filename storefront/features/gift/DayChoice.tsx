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
import { useSlots } from './use-slots.ts';

const mostDays = 8;
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
  const open = days.find(({ day }) => day === form.day)?.slots.filter(({ state }) => state === 'open') ?? [];
  return (
    <>
      <MadeNote leadDays={leadDays} />
      <ChipGrid firstAlone label={t('when')}>
        <Chip
          isSelected={form.day === '' && form.method !== 'EXPRESS'}
          onClick={() => change({ method: 'STANDARD', day: '', slot: '' })}
        >
          {standard.soonest ? t('soonestDay', { day: name(standard.soonest).toLowerCase() }) : t('soonest')}
        </Chip>
        {standard.days
          .filter((day) => day !== standard.soonest)
          .slice(0, mostDays)
          .map((day) => (
            <Chip
              key={day}
              isSelected={day === form.day}
              onClick={() => change({ method: 'STANDARD', day, slot: '' })}
            >
              {name(day)}
            </Chip>
          ))}
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
