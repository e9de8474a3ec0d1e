/** The simulated bank's ledger: the truth a shop is compared with. */
import type { Journal } from './journal.ts';
import { type BankOrder, close, timeOver } from './order.ts';

export type Book = {
  all(): BankOrder[];
  byId(mdOrder: string): BankOrder | undefined;
  byNumber(merchant: string, orderNumber: string): BankOrder | undefined;
  /** Keeps a new or changed order and tells the listener about it. */
  keep(order: BankOrder): BankOrder;
  /** Called after every change with the order before (`null` for a new one) and after it. */
  onChange(listener: (before: BankOrder | null, after: BankOrder) => void): void;
};

/** `at` is the bank's own clock; sessions that ran out are closed by whoever looks next. */
export function createBook(at: () => number, journal: Journal): Book {
  const orders = new Map(journal.load().map((order) => [order.mdOrder, order]));
  const idByNumber = new Map([...orders.values()].map((order) => [numberKey(order), order.mdOrder]));
  const listeners: ((before: BankOrder | null, after: BankOrder) => void)[] = [];

  function keep(order: BankOrder): BankOrder {
    const before = orders.get(order.mdOrder) ?? null;
    journal.append(order);
    orders.set(order.mdOrder, order);
    idByNumber.set(numberKey(order), order.mdOrder);
    for (const tell of listeners) tell(before, order);
    return order;
  }

  function upToDate(order: BankOrder): BankOrder {
    if (at() < order.expiresAt) return order;
    const closed = close(order, order.expiresAt, timeOver);
    return closed === null ? order : keep(closed);
  }

  function byId(mdOrder: string): BankOrder | undefined {
    const order = orders.get(mdOrder);
    return order === undefined ? undefined : upToDate(order);
  }

  return {
    keep,
    byId,
    all: () => [...orders.values()].map(upToDate),
    byNumber: (merchant, orderNumber) => byId(idByNumber.get(numberKey({ merchant, orderNumber })) ?? ''),
    onChange: (listener) => void listeners.push(listener),
  };
}

function numberKey({ merchant, orderNumber }: { merchant: string; orderNumber: string }): string {
  return JSON.stringify([merchant, orderNumber]);
}
