import { useRef, useState } from 'react';
import { cardOf, cards, type CardName, cardsWith, type Faults, type FormField } from './order-form.ts';

/** Which cards of the order are open and which have been checked, and the way to what is wrong with them. */
export function useOrderCards(faults: Faults) {
  const page = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<CardName[]>(() => cardsWith(faults).slice(0, 1));
  const [tries, setTries] = useState(0);
  const [checked, setChecked] = useState<CardName[]>([]);

  function show(card: CardName, field?: FormField): void {
    setOpen((now) => (now.includes(card) ? now : [...now, card]));
    requestAnimationFrame(() => {
      const box = page.current?.querySelector(field ? `[data-field="${field}"]` : `[data-card="${card}"]`);
      box?.querySelector<HTMLElement>('input, button, textarea')?.focus();
      box?.scrollIntoView({ block: 'center' });
    });
  }
  function onDone(card: CardName): void {
    setChecked((now) => [...now, card]);
    const left = cardsWith(faults);
    if (left.includes(card)) return show(card, firstFault(faults, card));
    const next = cards.slice(cards.indexOf(card) + 1).find((name) => left.includes(name) || name === 'gift');
    setOpen(next ? [next] : left.slice(0, 1));
  }
  /** Whether the order may be sent; if not, the cards with faults are open. */
  function checkAll(): boolean {
    setChecked([...cards]);
    if (Object.keys(faults).length === 0) return true;
    setOpen(cardsWith(faults));
    setTries((count) => count + 1);
    return false;
  }
  return { page, open, tries, checked, show, onDone, checkAll };
}

function firstFault(faults: Faults, card: CardName): FormField | undefined {
  return (Object.keys(faults) as FormField[]).find((field) => cardOf[field] === card);
}
