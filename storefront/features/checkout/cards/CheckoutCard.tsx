import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import classes from './CheckoutCard.module.css';
import { checkoutTexts } from '#storefront/features/checkout/form/checkout.texts.ts';
import type { CardName } from '#storefront/features/checkout/form/order-form.ts';

type Props = {
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
  children: ReactNode;
};

/** One of the five questions of an order; answered, it folds into a summary. */
export function CheckoutCard(props: Props) {
  const { name, number, title, isOpen, isDone, summary, onOpen, onDone, children } = props;
  const t = useTexts(checkoutTexts);
  const id = useId();
  return (
    <section className={classes['card']} aria-labelledby={id} data-card={name}>
      <div className={classes['head']}>
        <span className={joinClasses(classes['number'], isDone && classes['done'])} aria-hidden="true">
          {isDone && !isOpen ? <Check size={20} strokeWidth={3} /> : number}
        </span>
        <h2 id={id}>
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
        <div className={classes['body']}>
          {children}
          <Button look="quiet" onClick={onDone}>
            {t('go')}
          </Button>
        </div>
      ) : (
        summary && <div className={classes['summary']}>{summary}</div>
      )}
    </section>
  );
}
