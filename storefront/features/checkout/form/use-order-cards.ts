import { useRef, useState } from 'react';
import { clearAllToasts } from '#storefront/toast.ts';
import { cardOf, cards, type CardName, cardsWith, type Faults, type FormField } from './order-form.ts';

/** Which cards of the order are open and which have been checked, and the way to what is wrong with them. */
export function useOrderCards(faults: Faults, likeLast: string) {
  const { page, open, setOpen, show } = useOpenCards(faults, likeLast);
  const [tries, setTries] = useState(0);
  const [checked, setChecked] = useState<CardName[]>([]);

  function onDone(card: CardName): void {
    setChecked((now) => [...now, card]);
    if (cardsWith(faults).includes(card)) show(card, firstFault(faults, card));
    else goOn(card);
  }
  /** Enter in a field: the next field of the card that wants something, or the next card. */
  function onEnter(card: CardName): void {
    const here = document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
    const next = firstFault(faults, card);
    if (next && next !== here) showField(page.current, next);
    else onDone(card);
  }
  /** To the next question that needs an answer; after the last one to the button that orders. */
  function goOn(card: CardName): void {
    const left = cardsWith(faults).filter((name) => name !== card);
    const next = left.find((name) => cards.indexOf(name) > cards.indexOf(card)) ?? left[0];
    // Nothing of the gift must be answered: what comes after it needs no press of its own.
    setOpen(next === 'gift' ? left.filter((name) => name !== 'gift').slice(0, 1) : []);
    if (next) show(next);
    else requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[data-order]')?.focus());
  }
  /** Whether the order may be sent; if not, the cards with faults are open. */
  function checkAll(): boolean {
    setChecked([...cards]);
    const left = cardsWith(faults);
    // Wrap and greeting are looked at by themselves, not in passing.
    const others = left.filter((card) => card !== 'gift');
    if (left.length === 0) return true;
    setOpen(others);
    if (others.length === 0) show('gift');
    else setTries((count) => count + 1);
    return false;
  }
  return { page, open, tries, checked, show, onDone, onEnter, goOn, checkAll };
}

/** The first that needs an answer is open; another one once answers came from the last order and nothing was opened by hand. */
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

/** The question is read out and stands below the header, with no toast on it; its fields follow. */
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
