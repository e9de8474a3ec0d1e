import type { ReactNode } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import type { CardProps } from './card-props.ts';
import { CardSummary } from './CardSummary.tsx';
import { CheckoutCard } from './CheckoutCard.tsx';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import { GiftCard } from './GiftCard.tsx';
import { giftTexts } from './gift.texts.ts';
import {
  cardOf,
  cards,
  type CardName,
  type Faults,
  type OrderForm,
} from '#storefront/features/checkout/form/order-form.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { RecipientCard } from './RecipientCard.tsx';
import type { useDestination } from '#storefront/features/checkout/form/use-destination.ts';
import { WhenCard } from './WhenCard.tsx';
import { WhereCard } from './WhereCard.tsx';

type Props = {
  form: OrderForm;
  change: (patch: Partial<OrderForm>) => void;
  faults: Faults;
  /** Cards the customer has tried to leave; only there anything is called wrong. */
  checked: CardName[];
  open: CardName[];
  onOpen: (card: CardName) => void;
  onDone: (card: CardName) => void;
  destination: ReturnType<typeof useDestination>;
  goods: number;
};

/** The five cards, one below the other. */
export function CardList(props: Props) {
  const { form, change, faults, checked, open, onOpen, onDone, destination, goods } = props;
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
  const faulty = new Set(Object.keys(faults).map((name) => cardOf[name as keyof OrderForm]));
  const { place, choice, addresses } = destination;
  const contents: Record<CardName, ReactNode> = {
    recipient: <RecipientCard {...field} />,
    where: (
      <>
        {addresses.failure && <ErrorState onRetry={addresses.retry}>{t('addressesFailed')}</ErrorState>}
        <WhereCard {...field} />
      </>
    ),
    when: <WhenCard {...field} choice={choice} hasPlace={place !== null} goods={goods} />,
    gift: <GiftCard {...field} />,
    payment: <PaymentCard {...field} />,
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
          isDone || card === 'gift' ? (
            <CardSummary card={card} form={form} days={choice.answer?.data.days} />
          ) : null
        }
        onOpen={() => onOpen(card)}
        onDone={() => onDone(card)}
      >
        {contents[card]}
      </CheckoutCard>
    );
  });
}
