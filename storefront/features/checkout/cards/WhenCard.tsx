import { Bike, CalendarClock, PhoneCall, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { DeliveryChoice, Slot, SlotDay } from '#contract/delivery/shop.ts';
import type { DeliveryMethod } from '#contract/orders/shop.ts';
import { dayName } from '#domain/print/days.ts';
import { amount, money } from '#domain/print/money.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { type RadioCard, RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import type { CardProps } from './card-props.ts';
import classes from './CheckoutCard.module.css';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { isTimeAsked, type OrderForm, withMethod } from '#storefront/features/checkout/form/order-form.ts';
import type { useDestination } from '#storefront/features/checkout/form/use-destination.ts';
import { DayPicker, useDayName } from './DayPicker.tsx';
import type { DayState } from '#storefront/features/delivery/month/month.ts';
import { readPlainDays } from '#storefront/features/delivery/month/read-plain-days.ts';

type Props = CardProps & {
  destination: Pick<
    ReturnType<typeof useDestination>,
    'choice' | 'place' | 'leadDays' | 'days' | 'isDayLoading' | 'lost'
  >;
  /** Goods total: delivery is free from a certain sum. */
  goods: number;
};

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Delivery method and time: standard, express, or a slot that the customer chooses. */
export function WhenCard({ form, change, wrong, destination, goods }: Props) {
  const t = useTexts(checkoutTexts);
  const ways = useWays(goods);
  const offered = useSelector(selectMainInfo)?.deliveryMethods;
  const { place, leadDays, choice, days, isDayLoading, lost } = destination;
  if (form.where === 'asks' && form.anywhere) return <p>{t('whenAsks')}</p>;
  if (place === null) return <p>{t('whenFirst')}</p>;
  if (choice.failure) return <ErrorState onRetry={choice.retry}>{choice.failure.sentence}</ErrorState>;
  if (!choice.answer) return <Skeleton height="180px" radius="14px" />;

  const { standard } = choice.answer.data;
  const isAsked = isTimeAsked(form);
  const asks = form.where === 'asks';
  const isOffered = ({ value }: RadioCard<DeliveryMethod>) =>
    (offered?.includes(value) ?? true) &&
    (value !== 'SLOT' || days.length > 0) &&
    (value !== 'EXPRESS' || !asks);
  function choose(method: DeliveryMethod | 'ASKED'): void {
    if (method === 'ASKED') return change({ method: 'STANDARD', day: '', slot: '' });
    const next = withMethod(form, method, lost);
    const first = method === 'SLOT' ? days.find(hasOpen)?.day : standard.soonest;
    // Without a day the recipient is asked for it.
    change(asks ? { ...next, day: next.day || (first ?? '') } : next);
  }

  return (
    <>
      <div data-field="method">
        <RadioCards
          legend={<VisuallyHidden>{t('when')}</VisuallyHidden>}
          value={lost === 'lostExpress' ? null : isAsked ? 'ASKED' : form.method || null}
          onChange={choose}
          error={wrong('method')}
          cards={[...(asks ? [askedWay(t('whenAsks'))] : []), ...ways(choice.answer.data).filter(isOffered)]}
        />
      </div>
      {form.method === 'STANDARD' && !isAsked && (
        <DayPicker
          {...{ place, leadDays }}
          next={readPlainDays(choice.answer.data)}
          value={lost ? '' : form.day || (standard.soonest ?? '')}
          onChange={(day) => change({ day: day === standard.soonest && !asks ? '' : day })}
          read={readPlainDays}
        />
      )}
      {form.method === 'SLOT' && !isAsked && (
        <div data-field="slot" className={classes['slot']}>
          <SlotPicker
            {...{ place, leadDays }}
            days={days}
            form={lost ? { ...form, slot: '' } : form}
            isLoading={isDayLoading}
            onChange={change}
            error={wrong('slot')}
          />
        </div>
      )}
    </>
  );
}

/** The recipient is asked for day and time as well. */
const askedWay = (title: string) => ({ value: 'ASKED' as const, title, icon: <PhoneCall {...icon} /> });

/** The delivery methods of a place, each with its fee. */
function useWays(goods: number) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const now = useNow();
  return ({ standard, express }: DeliveryChoice): (RadioCard<DeliveryMethod> & { aside: ReactNode })[] => {
    const { fee, freeFrom } = standard;
    const isFree = fee === 0 || (freeFrom !== null && goods >= freeFrom);
    const price = isFree ? t('free') : money(fee);
    const freeNote = !isFree && freeFrom !== null && t('freeFrom', { n: amount(freeFrom) });
    const day = standard.soonest && dayName(standard.soonest, now(), language).toLowerCase();
    const soonest = day ? t('soonest', { day }) : '';
    return [
      {
        value: 'STANDARD',
        title: t('STANDARD'),
        note: <Dotted parts={[t('wholeDay'), soonest, freeNote]} />,
        icon: <Truck {...icon} />,
        aside: price,
      },
      {
        value: 'EXPRESS',
        title: t('EXPRESS'),
        note: express ? t('expressBy', { n: express.minutes, time: express.by }) : t('expressOff'),
        icon: <Bike {...icon} />,
        aside: express ? money(express.fee) : '',
        disabled: express === null,
      },
      {
        value: 'SLOT',
        title: t('SLOT'),
        note: t('slotNote'),
        icon: <CalendarClock {...icon} />,
        aside: price,
      },
    ];
  };
}

type SlotPickerProps = {
  place: number;
  leadDays: number;
  /** The next days, and the chosen one if it is later. */
  days: SlotDay[];
  form: Pick<OrderForm, 'day' | 'slot'>;
  /** The slots of the chosen day are loading. */
  isLoading: boolean;
  onChange: (patch: Pick<OrderForm, 'day' | 'slot'>) => void;
  error?: string | undefined;
};

/** A day, then its slots; full or past ones stay visible but disabled. */
function SlotPicker({ place, leadDays, days, form, isLoading, onChange, error }: SlotPickerProps) {
  const t = useTexts(checkoutTexts);
  const nameDay = useDayName();
  const chosen = days.find(({ slots }) => slots.some(({ id }) => id === form.slot));
  const named = days.find(({ day }) => day === form.day);
  const day = named ?? chosen ?? days.find(hasOpen) ?? days[0];
  if (!day) return null;
  function note({ state, left }: Slot): string | undefined {
    if (state !== 'open') return t(state);
    return left <= 3 ? t('left', { n: left }) : undefined;
  }
  return (
    <>
      <DayPicker
        {...{ place, leadDays }}
        next={days.map(stateOfDay)}
        value={isLoading ? form.day : day.day}
        onChange={(picked) => onChange({ day: picked, slot: '' })}
        read={readSlotDays}
      />
      {isLoading ? (
        <Skeleton height="96px" radius="14px" />
      ) : (
        <RadioCards
          legend={`${t('time')} · ${nameDay(day.day)}${day.isPeak ? ` · ${t('peak')}` : ''}`}
          inRow
          value={form.slot}
          onChange={(slot) => onChange({ day: day.day, slot })}
          error={error ?? (hasOpen(day) ? undefined : t('noSlots'))}
          cards={day.slots.map((slot) => ({
            value: slot.id,
            title: `${slot.from}–${slot.to}`,
            note: note(slot),
            disabled: slot.state !== 'open',
          }))}
        />
      )}
    </>
  );
}

const hasOpen = ({ slots }: SlotDay) => slots.some(({ state }) => state === 'open');

function stateOfDay({ day, slots, isPeak }: SlotDay): DayState {
  const has = (wanted: Slot['state']) => slots.some(({ state }) => state === wanted);
  return { day, isPeak, state: has('open') ? 'open' : has('full') ? 'full' : 'closed' };
}

const readSlotDays = ({ days }: DeliveryChoice): DayState[] => days.map(stateOfDay);
