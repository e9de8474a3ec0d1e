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
    requestAnimationFrame(() => (field ? showField(page.current, field) : showCard(page.current, card)));
  }
  function onDone(card: CardName): void {
    setChecked((now) => [...now, card]);
    if (cardsWith(faults).includes(card)) return show(card, firstFault(faults, card));
    goOn(card);
  }
  /** To the next question that needs an answer; after the last one to the button that orders. */
  function goOn(card: CardName): void {
    const left = cardsWith(faults).filter((name) => name !== card);
    const next = left.find((name) => cards.indexOf(name) > cards.indexOf(card)) ?? left[0];
    setOpen([]);
    if (next) show(next);
    else requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[data-order]')?.focus());
  }
  /** Whether the order may be sent; if not, the cards with faults are open. */
  function checkAll(): boolean {
    setChecked([...cards]);
    if (Object.keys(faults).length === 0) return true;
    const left = cardsWith(faults);
    if (left.length === 1 && left[0] === 'gift') {
      setOpen([]);
      show('gift');
      return false;
    }
    // Wrap and greeting are looked at by themselves, not in passing.
    setOpen(left.filter((card) => card !== 'gift'));
    setTries((count) => count + 1);
    return false;
  }
  return { page, open, tries, checked, show, onDone, goOn, checkAll };
}

/** The question is read out and stands below the header; its fields follow. */
function showCard(page: HTMLElement | null, card: CardName): void {
  const box = page?.querySelector(`[data-card="${card}"]`);
  box?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'start' });
}

function showField(page: HTMLElement | null, field: FormField): void {
  const box = page?.querySelector(`[data-field="${field}"]`);
  box?.querySelector<HTMLElement>('input, button, textarea')?.focus();
  box?.scrollIntoView({ block: 'center' });
}

function firstFault(faults: Faults, card: CardName): FormField | undefined {
  return (Object.keys(faults) as FormField[]).find((field) => cardOf[field] === card);
}
