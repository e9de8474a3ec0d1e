/** One try to pay with a card: the card's fate, then the issuer's code. */
import type { SimulatedBank } from './bank.ts';
import { type DemoCard, demoCode, maskCard } from './cards.ts';
import { type BankOrder, codeFailed, failTry, isPayable, pay, startCode } from './order.ts';

export type CodeRequest = { mdOrder: string; card: DemoCard; triesLeft: number };

export type TryOutcome =
  | { kind: 'code'; requestId: string }
  | { kind: 'paid'; order: BankOrder; showsReturn: boolean }
  | { kind: 'failed'; order: BankOrder }
  | { kind: 'wrong-code'; triesLeft: number }
  /** The order cannot be paid any more: paid, closed or expired meanwhile. */
  | { kind: 'gone'; order: BankOrder | undefined };

export type CardTries = {
  begin(order: BankOrder, card: DemoCard): TryOutcome;
  find(requestId: string): CodeRequest | undefined;
  answer(requestId: string, code: string): TryOutcome;
};

/** Refused before any code is asked for, with the issuer's action code. */
const refusedAtOnce: Readonly<Record<string, number>> = {
  declined: codeFailed,
  'no-funds': 51,
  expired: 101,
};
const codeTries = 3;

/** Open code steps live in memory only: after a restart the payer begins again, as at a bank. */
export function createCardTries(bank: SimulatedBank): CardTries {
  const open = new Map<string, CodeRequest>();

  function begin(order: BankOrder, card: DemoCard): TryOutcome {
    if (!isPayable(order, bank.at())) return { kind: 'gone', order };
    const refusal = refusedAtOnce[card.fate];
    if (refusal !== undefined)
      return { kind: 'failed', order: bank.book.keep(failTry(order, bank.at(), refusal)) };
    const requestId = bank.newId();
    open.set(requestId, { mdOrder: order.mdOrder, card, triesLeft: codeTries });
    bank.book.keep(startCode(order, bank.at()));
    return { kind: 'code', requestId };
  }

  function answer(requestId: string, code: string): TryOutcome {
    const request = open.get(requestId);
    const order = request && bank.book.byId(request.mdOrder);
    if (!request || !order || !isPayable(order, bank.at())) return { kind: 'gone', order };
    if (code.trim() === demoCode && request.card.fate !== 'wrong-code')
      return take(requestId, request, order);
    request.triesLeft -= 1;
    if (request.triesLeft > 0) return { kind: 'wrong-code', triesLeft: request.triesLeft };
    open.delete(requestId);
    return { kind: 'failed', order: bank.book.keep(failTry(order, bank.at(), codeFailed)) };
  }

  function take(requestId: string, { card }: CodeRequest, order: BankOrder): TryOutcome {
    open.delete(requestId);
    const paid = pay(order, bank.at(), maskCard(card));
    if (paid === null) return { kind: 'gone', order };
    return { kind: 'paid', order: bank.book.keep(paid), showsReturn: card.fate !== 'lost-return' };
  }

  return { begin, answer, find: (requestId) => open.get(requestId) };
}
