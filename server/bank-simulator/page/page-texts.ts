import type { CardFate, CardProblem } from '../cards.ts';

/** Every word of the simulated bank's pages in one language. */
export type PageTexts = {
  tag: string;
  simulator: string;
  title: string;
  toPay: string;
  shop: string;
  order: string;
  openUntil: string;
  number: string;
  expiry: string;
  holder: string;
  cvc: string;
  pay: string;
  back: string;
  cards: string;
  cardsHint: string;
  fates: Record<CardFate, string>;
  problems: Record<CardProblem, string>;
  lastFailed: string;
  codeTitle: string;
  codeHint: string;
  code: string;
  confirm: string;
  wrongCode: string;
  triesLeft: string;
  processed: string;
  closed: string;
  notFound: string;
  paidTitle: string;
  lostReturn: string;
  goOn: string;
  about: string;
};
