import type { Book } from './book.ts';
import type { Merchant } from './merchants.ts';

/** What the simulator's handlers work with. */
export type SimulatedBank = {
  book: Book;
  merchants: readonly Merchant[];
  /** The bank's clock: the injected one plus what `/control/clock` added. */
  at: () => number;
  newId: () => string;
  /** Where payers see the bank, such as `http://127.0.0.1:8081`. */
  origin: () => string;
};
