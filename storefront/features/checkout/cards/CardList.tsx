import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Totals } from '#contract/orders/shop.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import type { CardProps } from './card-props.ts';
import { UnitList } from '#storefront/features/certificates/UnitList.tsx';
import { CertificatesCard } from './CertificatesCard.tsx';
import { CardSummary } from './CardSummary.tsx';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { GiftCard } from './GiftCard.tsx';
import { giftTexts } from '#storefront/features/gift/gift.texts.ts';
import {
  type OrderContents,
  cardOf,
  cardsFor,
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
import { Check } from 'lucide-react';
import { Button } from '#storefront/ui/Button.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import classes from './CheckoutCard.module.css';

type Props = {
  form: OrderForm;
  change: (patch: Partial<OrderForm>) => void;
  faults: Faults;
  /** Cards that the customer has tried to leave; errors are shown only there. */
  checked: CardName[];
  open: CardName[];
  onOpen: (card: CardName) => void;
  onDone: (card: CardName) => void;
  onEnter: (card: CardName) => void;
  /** Continues without wrap and greeting. */
  onWithout: () => void;
  destination: ReturnType<typeof useDestination>;
  /** Undefined until the price is known. */
  totals: Pick<Totals, 'goods' | 'total'> | undefined;
  bought: OrderContents;
};

/** The checkout cards, one below the other. */
export function CardList(props: Props) {
  const { form, faults, open, onOpen, onDone, onEnter, onWithout, destination, bought } = props;
  const t = useTexts(checkoutTexts);
  const gift = useTexts(giftTexts);
  const contents = useContents(props);
  const faulty = new Set<CardName>(Object.keys(faults).map((name) => cardOf[name as FormField]));
  function summaryOf(card: CardName): ReactNode {
    if (!faulty.has(card) && card === 'certificates') return <UnitList units={bought.units} />;
    if (!faulty.has(card)) return <CardSummary card={card} form={form} destination={destination} />;
    if (card !== 'gift') return null;
    return (
      <Button look="link" small onClick={onWithout}>
        {gift('without')}
      </Button>
    );
  }
  return cardsFor(bought).map((card, at) => (
    <CheckoutCard
      key={card}
      name={card}
      number={at + 1}
      title={card === 'gift' ? gift('title') : t(card)}
      isOpen={open.includes(card)}
      isDone={!faulty.has(card)}
      summary={summaryOf(card)}
      notice={card === 'when' && destination.lost ? t(destination.lost) : ''}
      onOpen={() => onOpen(card)}
      onDone={() => onDone(card)}
      onEnter={() => onEnter(card)}
    >
      {contents[card]}
    </CheckoutCard>
  ));
}

/** The contents of each card. */
function useContents({ form, change, faults, checked, destination, totals, bought }: Props) {
  const t = useTexts(checkoutTexts);
  const { addresses, meeting, lost } = destination;
  const field: CardProps = {
    form,
    change,
    wrong: (name) => {
      const fault = checked.includes(cardOf[name]) ? faults[name] : undefined;
      // An answer that was lost is reported on the card already.
      return fault && fault !== lost ? t(fault) : undefined;
    },
  };
  return {
    recipient: <RecipientCard {...field} />,
    where: (
      <>
        {addresses.failure && <ErrorState onRetry={addresses.retry}>{t('addressesFailed')}</ErrorState>}
        <WhereCard {...field} />
      </>
    ),
    when: <WhenCard {...field} destination={destination} goods={totals?.goods ?? 0} />,
    gift: <GiftCard {...field} />,
    certificates: <CertificatesCard {...field} units={bought.units} />,
    payment: (
      <PaymentCard {...field} meeting={meeting} isCardOnly={bought.units.length > 0} total={totals?.total} />
    ),
  } satisfies Record<CardName, ReactNode>;
}

type CheckoutCardProps = {
  name: CardName;
  /** Position on the page, from 1. */
  number: number;
  title: string;
  isOpen: boolean;
  isDone: boolean;
  /** The chosen answers in one or two lines, while the card is collapsed. */
  summary: ReactNode;
  /** Why an answer is no longer valid, shown open or collapsed; announced when it changes. */
  notice: string;
  onOpen: () => void;
  onDone: () => void;
  /** Enter pressed in one of its fields. */
  onEnter: () => void;
  children: ReactNode;
};

/** One question of the order; once answered it collapses to a summary. */
function CheckoutCard(props: CheckoutCardProps) {
  const { name, number, title, isOpen, isDone, summary, notice, onOpen, onDone, onEnter, children } = props;
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
      <p role="status" className={notice ? classes['notice'] : undefined}>
        {notice}
      </p>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field is how a form is sent
        <form
          className={classes['body']}
          noValidate
          onSubmit={preventDefault}
          onKeyDown={onEnterKey(onEnter)}
        >
          {children}
          <Button look="quiet" className={classes['go']} onClick={onDone}>
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

/** Enter in a single-line field continues; fields of a dialog are not affected. */
function onEnterKey(goOn: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || target.closest('dialog')) return;
    event.preventDefault();
    goOn();
  };
}
