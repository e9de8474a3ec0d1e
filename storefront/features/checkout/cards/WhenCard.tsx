import { Bike, CalendarClock, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import type { DeliveryChoice, Slot, SlotDay } from '#contract/delivery/shop.ts';
import type { DeliveryMethod } from '#contract/orders/shop.ts';
import { amount, money, nearDay, dayAndMonth, daysUntil, weekday } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import type { Asked } from '#storefront/store/use-answer.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { type RadioCard, RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import type { CardProps } from './card-props.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';

type Props = CardProps & {
  choice: Asked<{ data: DeliveryChoice }>;
  /** False until it is known where it goes. */
  hasPlace: boolean;
  /** What the goods cost: from a sum on, delivery is free. */
  goods: number;
};

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

/** When it comes: the usual way, at once, or within a window of the customer's own. */
export function WhenCard({ form, change, wrong, choice, hasPlace, goods }: Props) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const now = useNow();
  const offered = useSelector(selectMainInfo)?.deliveryMethods;
  if (!hasPlace) return <p>{t('whenFirst')}</p>;
  if (choice.failure) return <ErrorState onRetry={choice.retry}>{choice.failure.sentence}</ErrorState>;
  if (!choice.answer) return <Skeleton height="180px" radius="14px" />;

  const { standard, express, days } = choice.answer.data;
  const { fee, freeFrom } = standard;
  const isFree = fee === 0 || (freeFrom !== null && goods >= freeFrom);
  const price = isFree ? t('free') : money(fee);
  const freeNote = !isFree && freeFrom !== null ? ` · ${t('freeFrom', { n: amount(freeFrom) })}` : '';
  const soonest = standard.soonest ? t('soonest', { day: nearDay(standard.soonest, now(), language) }) : '';
  const all: (RadioCard<DeliveryMethod> & { aside: ReactNode })[] = [
    {
      value: 'STANDARD',
      title: t('STANDARD'),
      note: soonest + freeNote,
      icon: <Truck {...icon} />,
      aside: price,
    },
    {
      value: 'EXPRESS',
      title: t('EXPRESS'),
      note: express?.until ? t('expressUntil', { time: express.until }) : t('expressOff'),
      icon: <Bike {...icon} />,
      aside: express ? money(express.fee) : '',
      disabled: express === null,
    },
    { value: 'SLOT', title: t('SLOT'), note: t('slotNote'), icon: <CalendarClock {...icon} />, aside: price },
  ];
  const isOffered = ({ value }: RadioCard<DeliveryMethod>) =>
    (offered?.includes(value) ?? true) && (value !== 'SLOT' || days.length > 0);

  return (
    <>
      <div data-field="method">
        <RadioCards
          legend={<VisuallyHidden>{t('when')}</VisuallyHidden>}
          value={form.method || null}
          onChange={(method) => change({ method })}
          error={wrong('method')}
          cards={all.filter(isOffered)}
        />
      </div>
      {form.method === 'SLOT' && (
        <div data-field="slot">
          <SlotPicker
            days={days}
            value={form.slot}
            onChange={(slot) => change({ slot })}
            error={wrong('slot')}
          />
        </div>
      )}
    </>
  );
}

type SlotPickerProps = {
  days: SlotDay[];
  /** The chosen window's id, or ''. */
  value: string;
  onChange: (slot: string) => void;
  error?: string | undefined;
};

/** Days as chips, hours as cards; what is full or past stays in sight, so that nobody wonders where it went. */
function SlotPicker({ days, value, onChange, error }: SlotPickerProps) {
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
