import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTexts, useLanguage, useLocal } from '#storefront/lang/use-texts.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import type { CardProps } from './card-props.ts';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { GiftCard } from './GiftCard.tsx';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import {
  cardOf,
  cards,
  type CardName,
  type Faults,
  type FormField,
  type OrderForm,
} from '#storefront/features/checkout/form/order-form.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { RecipientCard } from './RecipientCard.tsx';
import type { useDestination } from '#storefront/features/checkout/form/use-destination.ts';
import { WhenCard } from './WhenCard.tsx';
import { WhereCard } from './WhereCard.tsx';
import { useSelector } from 'react-redux';
import type { SlotDay } from '#contract/delivery/shop.ts';
import { labelText } from '#storefront/features/delivery/address-label.ts';
import { addressTexts } from '#storefront/features/delivery/address.texts.ts';
import { findPlace } from '#storefront/features/delivery/find-places.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';
import { nearDay, phone } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectZones } from '#storefront/features/delivery/delivery.slice.ts';
import { recipientOf } from '#storefront/features/checkout/form/order-body.ts';
import { Check } from 'lucide-react';
import { Button } from '#storefront/ui/Button.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import classes from './CheckoutCard.module.css';

type Props = {
  form: OrderForm;
  change: (patch: Partial<OrderForm>) => void;
  faults: Faults;
  /** Cards the customer has tried to leave; only there anything is called wrong. */
  checked: CardName[];
  open: CardName[];
  onOpen: (card: CardName) => void;
  onDone: (card: CardName) => void;
  onEnter: (card: CardName) => void;
  /** No wrap, no greeting. */
  onWithout: () => void;
  destination: ReturnType<typeof useDestination>;
  goods: number;
};

/** The five cards, one below the other. */
export function CardList(props: Props) {
  const { form, change, faults, checked, open, onOpen, onDone, onEnter, onWithout, destination, goods } =
    props;
  const t = useTexts(checkoutTexts);
  const gift = useTexts(giftTexts);
  const field: CardProps = {
    form,
    change,
    wrong: (name) => {
      const fault = checked.includes(cardOf[name]) ? faults[name] : undefined;
      return fault && t(fault);
    },
  };
  const faulty = new Set<CardName>(Object.keys(faults).map((name) => cardOf[name as FormField]));
  const { days, addresses, meeting, choice } = destination;
  const contents: Record<CardName, ReactNode> = {
    recipient: <RecipientCard {...field} />,
    where: (
      <>
        {addresses.failure && <ErrorState onRetry={addresses.retry}>{t('addressesFailed')}</ErrorState>}
        <WhereCard {...field} />
      </>
    ),
    when: <WhenCard {...field} destination={destination} goods={goods} />,
    gift: <GiftCard {...field} />,
    payment: <PaymentCard {...field} meeting={meeting} />,
  };
  return cards.map((card, at) => {
    const isDone = !faulty.has(card);
    return (
      <CheckoutCard
        key={card}
        name={card}
        number={at + 1}
        title={card === 'gift' ? gift('title') : t(card)}
        isOpen={open.includes(card)}
        isDone={isDone}
        summary={
          isDone ? (
            <CardSummary card={card} form={form} days={days} soonest={choice.answer?.data.standard.soonest} />
          ) : (
            card === 'gift' && (
              <Button look="link" small onClick={onWithout}>
                {gift('without')}
              </Button>
            )
          )
        }
        onOpen={() => onOpen(card)}
        onDone={() => onDone(card)}
        onEnter={() => onEnter(card)}
      >
        {contents[card]}
      </CheckoutCard>
    );
  });
}

type CardSummaryProps = {
  card: CardName;
  form: OrderForm;
  days: SlotDay[];
  soonest: string | null | undefined;
};

/** What a folded card says of what was chosen. */
function CardSummary({ card, form, days, soonest }: CardSummaryProps) {
  const t = useTexts(checkoutTexts);
  const say = useTexts(addressTexts);
  const gift = useTexts(giftTexts);
  const local = useLocal();
  const language = useLanguage();
  const now = useNow();
  const mainInfo = useSelector(selectMainInfo);
  const zones = useSelector(selectZones);
  const saved = useSelector(selectAddresses).find(({ id }) => String(id) === form.where);

  if (card === 'recipient') {
    const { name, phone: number } = recipientOf(form);
    return (
      <>
        {name} · <span>{phone(wholeNumber(number))}</span>
      </>
    );
  }
  if (card === 'where') {
    if (form.where === 'asks')
      return [t('asksShort'), local(findPlace(zones, form.place)?.title)].filter(Boolean).join(' · ');
    const { place, line1 } = saved ?? form;
    const label = saved ? `${labelText(saved.label, say)} · ` : '';
    return label + [local(findPlace(zones, place)?.title), line1].filter(Boolean).join(', ');
  }
  if (card === 'when') {
    if (form.where === 'asks') return t('whenAsks');
    const day = days.find(({ slots }) => slots.some(({ id }) => id === form.slot));
    const slot = day?.slots.find(({ id }) => id === form.slot);
    if (form.method === 'SLOT' && day && slot) {
      return `${nearDay(day.day, now(), language)}, ${slot.from}–${slot.to}`;
    }
    const at = form.method === 'STANDARD' && (form.day || soonest);
    return form.method && [t(form.method), at && nearDay(at, now(), language)].filter(Boolean).join(' · ');
  }
  if (card === 'gift') {
    const wrap = mainInfo?.wraps.find(({ id }) => id === form.wrap);
    const parts = [wrap && local(wrap.title), form.message.trim() && gift('withCard')];
    if (form.forWhom === 'other' && form.doNotCall) parts.push(gift('surprise'));
    return parts.filter(Boolean).join(', ') || gift('plain');
  }
  const bank = mainInfo?.banks.find(({ code }) => code === form.bank);
  const bankName = form.payment === 'ONLINE' && bank ? ` · ${local(bank.title)}` : '';
  return form.payment && t(form.payment) + bankName;
}

type CheckoutCardProps = {
  name: CardName;
  /** Its place on the page, from 1. */
  number: number;
  title: string;
  isOpen: boolean;
  isDone: boolean;
  /** What was chosen, in one or two lines, while the card is closed. */
  summary: ReactNode;
  onOpen: () => void;
  onDone: () => void;
  /** Enter in one of its fields. */
  onEnter: () => void;
  children: ReactNode;
};

/** One of the five questions of an order; answered, it folds into a summary. */
function CheckoutCard(props: CheckoutCardProps) {
  const { name, number, title, isOpen, isDone, summary, onOpen, onDone, onEnter, children } = props;
  const t = useTexts(checkoutTexts);
  const id = useId();
  return (
    <section className={classes['card']} aria-labelledby={id} data-card={name}>
      <div className={classes['head']}>
        <span className={joinClasses(classes['number'], isDone && classes['done'])} aria-hidden="true">
          {isDone && !isOpen ? <Check size={20} strokeWidth={3} /> : number}
        </span>
        <h2 id={id} tabIndex={-1}>
          {title}
          {isDone && !isOpen && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
        </h2>
        {!isOpen && (
          <Button look="link" small onClick={onOpen} aria-describedby={id} aria-expanded={false}>
            {t(isDone ? 'change' : 'fill')}
          </Button>
        )}
      </div>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field is how a form is sent
        <form
          className={classes['body']}
          noValidate
          onSubmit={preventDefault}
          onKeyDown={onEnterKey(onEnter)}
        >
          {children}
          <Button look="quiet" onClick={onDone}>
            {t('go')}
          </Button>
        </form>
      ) : (
        summary && <div className={classes['summary']}>{summary}</div>
      )}
    </section>
  );
}

const preventDefault = (event: FormEvent) => event.preventDefault();

/** Enter goes on from a field of one line; a dialog's own fields are its own business. */
function onEnterKey(goOn: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || target.closest('dialog')) return;
    event.preventDefault();
    goOn();
  };
}
