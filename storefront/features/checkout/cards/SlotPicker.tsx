import { useState } from 'react';
import type { Slot, SlotDay } from '#contract/delivery/shop.ts';
import { dayAndMonth, daysUntil, nearDay, weekday } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';

type Props = {
  days: SlotDay[];
  /** The chosen window's id, or ''. */
  value: string;
  onChange: (slot: string) => void;
  error?: string | undefined;
};

/** Days as chips, hours as cards; what is full or past stays in sight, so that nobody wonders where it went. */
export function SlotPicker({ days, value, onChange, error }: Props) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const now = useNow();
  const isOpen = ({ slots }: SlotDay) => slots.some(({ state }) => state === 'open');
  const chosen = days.find(({ slots }) => slots.some(({ id }) => id === value));
  const [picked, setPicked] = useState<string | null>(null);
  const day = days.find((row) => row.day === picked) ?? chosen ?? days.find(isOpen) ?? days[0];
  if (!day) return null;

  function nameDay(iso: string): string {
    if (daysUntil(iso, now()) < 2) return nearDay(iso, now(), language);
    const name = weekday((new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7, language);
    return `${name}, ${dayAndMonth(iso, language)}`;
  }
  const whyShut = ({ slots }: SlotDay) => t(slots.some(({ state }) => state === 'full') ? 'full' : 'closed');
  function note({ state, left }: Slot): string | undefined {
    if (state !== 'open') return t(state);
    return left <= 3 ? t('left', { n: left }) : undefined;
  }

  return (
    <>
      <ChipRail label={t('day')}>
        {days.map((row) => (
          <Chip key={row.day} isSelected={row === day} onClick={() => setPicked(row.day)}>
            {nameDay(row.day)}
            {!isOpen(row) && ` · ${whyShut(row)}`}
          </Chip>
        ))}
      </ChipRail>
      <RadioCards
        legend={`${t('time')} · ${nameDay(day.day)}${day.isPeak ? ` · ${t('peak')}` : ''}`}
        inRow
        value={value}
        onChange={onChange}
        error={error ?? (isOpen(day) ? undefined : t('noSlots'))}
        cards={day.slots.map((slot) => ({
          value: slot.id,
          title: `${slot.from}–${slot.to}`,
          note: note(slot),
          disabled: slot.state !== 'open',
        }))}
      />
    </>
  );
}
