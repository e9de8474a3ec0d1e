/** Words of the simulated bank's pages, one file for each language. */
import type { CardFate, CardProblem } from '../cards.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { tm } from './tm.ts';

export type PageLanguage = 'ru' | 'tm' | 'en';

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

export const pageTexts: Record<PageLanguage, PageTexts> = { ru, tm, en };

/** `tk` is the web's tag for Turkmen, `tm` the shop's; anything else is Russian, as at the banks. */
export function readPageLanguage(code: string | undefined): PageLanguage {
  if (code === 'tk' || code === 'tm') return 'tm';
  return code === 'en' ? 'en' : 'ru';
}
