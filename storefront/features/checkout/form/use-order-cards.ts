import { useRef, useState } from 'react';
import { clearAllToasts } from '#storefront/toast.ts';
import { cardOf, cards, type CardName, cardsWith, type Faults, type FormField } from './order-form.ts';

/** Which cards are open, which have been checked, and how to move to the next fault. */
export function useOrderCards(faults: Faults, likeLast: string) {
  const { page, open, setOpen, show } = useOpenCards(faults, likeLast);
  const [tries, setTries] = useState(0);
  const [checked, setChecked] = useState<CardName[]>([]);

  function onDone(card: CardName): void {
    setChecked((now) => [...now, card]);
    if (cardsWith(faults).includes(card)) show(card, firstFault(faults, card));
    else goOn(card);
  }
  /** Enter in a field: focuses the next invalid field of the card, or the next card. */
  function onEnter(card: CardName): void {
    const here = document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
    const next = firstFault(faults, card);
    if (next && next !== here) showField(page.current, next);
    else onDone(card);
  }
  /** Moves to the next question without an answer; after the last one to the order button. */
  function goOn(card: CardName): void {
    const left = cardsWith(faults).filter((name) => name !== card);
    const next = left.find((name) => cards.indexOf(name) > cards.indexOf(card)) ?? left[0];
    // The gift card is optional: the card after it opens together with it.
    setOpen(next === 'gift' ? left.filter((name) => name !== 'gift').slice(0, 1) : []);
    if (next) show(next);
    else requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[data-order]')?.focus());
  }
  /** Whether the order can be sent; if not, opens the cards with faults. */
  function checkAll(): boolean {
    setChecked([...cards]);
    const left = cardsWith(faults);
    // The gift card opens only when nothing else is missing.
    const others = left.filter((card) => card !== 'gift');
    if (left.length === 0) return true;
    setOpen(others);
    if (others.length === 0) show('gift');
    else setTries((count) => count + 1);
    return false;
  }
  return { page, open, tries, checked, show, onDone, onEnter, goOn, checkAll };
}

/**
 * The first incomplete card is open; it moves on when answers are copied from the last order and nothing was opened
 * by hand.
 */
function useOpenCards(faults: Faults, likeLast: string) {
  const page = useRef<HTMLDivElement>(null);
  const first = cardsWith(faults).slice(0, 1);
  const [begun] = useState<CardName[]>(first);
  const [open, setOpen] = useState(begun);
  const [before, setBefore] = useState(likeLast);
  if (before !== likeLast) {
    setBefore(likeLast);
    if (likeLast === 'yes' && open === begun) setOpen(first);
  }
  function show(card: CardName, field?: FormField): void {
    setOpen((now) => (now.includes(card) ? now : [...now, card]));
    requestAnimationFrame(() => (field ? showField(page.current, field) : showCard(page.current, card)));
  }
  return { page, open, setOpen, show };
}

/** Focuses and announces the card's heading, scrolled below the header and clear of toasts; its fields follow. */
function showCard(page: HTMLElement | null, card: CardName): void {
  clearAllToasts();
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
