import { useRef, useState } from 'react';
import { clearAllToasts } from '#storefront/toast.ts';
import { cardOf, cards, type CardName, cardsWith, type Faults, type FormField } from './order-form.ts';

/** Which cards are open, which have been checked, and how to move on. */
export function useOrderCards(faults: Faults, likeLast: string) {
  const { page, open, setOpen, at, show } = useOpenCards(faults, likeLast);
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
  /** From the step that is asked to the next one, as long as the order lacks something. */
  const next = () =>
    at
      ? onDone(at)
      : cardsWith(faults)
          .slice(0, 1)
          .forEach((card) => show(card));
  return { page, open, checked, show, onDone, onEnter, goOn, next };
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
  /** The step that is asked: the card that was opened last. */
  const [at, setAt] = useState(first[0]);
  const [before, setBefore] = useState(likeLast);
  if (before !== likeLast) {
    setBefore(likeLast);
    if (likeLast === 'yes' && open === begun) {
      setOpen(first);
      setAt(first[0]);
    }
  }
  function show(card: CardName, field?: FormField): void {
    setAt(card);
    setOpen((now) => (now.includes(card) ? now : [...now, card]));
    requestAnimationFrame(() => (field ? showField(page.current, field) : showCard(page.current, card)));
  }
  return { page, open, setOpen, at, show };
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
