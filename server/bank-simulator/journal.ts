import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BankOrder } from './order.ts';

/** Keeps orders over a restart: one JSON line per change, the last line of an order counts. */
export type Journal = { load(): BankOrder[]; append(order: BankOrder): void };

/** For tests and throw-away runs. */
export const noJournal: Journal = { load: () => [], append: () => undefined };

/** Synchronous, so that an answer is never sent before its order is on the disk. */
export function createFileJournal(file: string): Journal {
  return {
    load() {
      mkdirSync(dirname(file), { recursive: true });
      const orders = existsSync(file) ? readOrders(readFileSync(file, 'utf8')) : [];
      // Written anew so that the file grows with the orders of one run, not with all runs; renamed so that a
      // crash in between leaves the old file whole.
      writeFileSync(`${file}.new`, orders.map((order) => `${JSON.stringify(order)}\n`).join(''));
      renameSync(`${file}.new`, file);
      return orders;
    },
    append: (order) => appendFileSync(file, `${JSON.stringify(order)}\n`),
  };
}

/** A line cut short by a crash is left out. */
function readOrders(text: string): BankOrder[] {
  const orders = new Map<string, BankOrder>();
  for (const line of text.split('\n')) {
    try {
      const order = JSON.parse(line) as BankOrder;
      if (typeof order.mdOrder === 'string') orders.set(order.mdOrder, order);
    } catch {}
  }
  return [...orders.values()];
}
