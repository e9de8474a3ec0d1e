import { bookMoney } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { cashTexts } from './cash.texts.ts';

/** What a count says of the books: it agrees, lacks a sum, or has it too much. */
export function useDifference(): (tenge: number) => string {
  const t = useTexts(cashTexts);
  return (tenge) => {
    if (tenge === 0) return t('agrees');
    return t(tenge < 0 ? 'lacks' : 'tooMuch', { sum: bookMoney(Math.abs(tenge)) });
  };
}
