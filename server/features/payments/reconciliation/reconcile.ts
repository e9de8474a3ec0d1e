import { type BookDifference, compareEntries } from '#domain/payments/reconciliation.ts';
import type { Context } from '#server/context.ts';
import { queryBank } from '#server/features/payments/attempts/query-bank.ts';
import {
  type BookRow,
  type BookSpan,
  countCardOrders,
  findBookPage,
  findOrderDifferences,
} from './reconciliation.repo.ts';

export type BooksReport = {
  /** Card orders whose sums were recomputed. */
  orders: number;
  /** Payment attempts that were queried at their bank. */
  attempts: number;
  /** Attempts for which the bank did not answer. */
  unanswered: number;
  differences: { orderId: string; number: number; orderNumber?: string; difference: string }[];
};

const pageSize = 500;
/** As many as a bank client allows in parallel. */
const queriedAtOnce = 5;

/**
 * Compares every attempt with its bank and every order with its attempts. Read-only.
 * @param span limits it to orders and attempts created within it; all when omitted
 */
export async function checkBooks(ctx: Pick<Context, 'db' | 'banks'>, span?: BookSpan): Promise<BooksReport> {
  const report: BooksReport = {
    orders: await countCardOrders(ctx.db, span),
    attempts: 0,
    unanswered: 0,
    differences: await findOrderDifferences(ctx.db, span),
  };
  let after = '';
  for (;;) {
    const page = await findBookPage(ctx.db, { after, limit: pageSize }, span);
    const queue = page.values();
    await Promise.all(Array.from({ length: queriedAtOnce }, () => workOff(ctx, queue, report)));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return report;
    after = last.id;
  }
}

async function workOff(
  ctx: Pick<Context, 'banks'>,
  queue: IterableIterator<BookRow>,
  report: BooksReport,
): Promise<void> {
  for (const row of queue) {
    const difference = await compareWithBank(ctx, row);
    report.attempts += 1;
    if (difference === 'unanswered') report.unanswered += 1;
    else if (difference !== null)
      report.differences.push({
        orderId: row.order_id,
        number: row.shop_number,
        orderNumber: row.order_number,
        difference,
      });
  }
}

async function compareWithBank(
  ctx: Pick<Context, 'banks'>,
  row: BookRow,
): Promise<BookDifference | 'unanswered' | null> {
  const { bankStatus } = await queryBank(ctx, row);
  if (bankStatus.kind === 'silent') return 'unanswered';
  const shop = {
    state: row.state,
    amount: row.amount_tenge,
    isPaid: row.paid_at !== null,
    refunded: row.done_tenge,
    open: row.open_tenge,
  };
  return compareEntries(shop, bankStatus.kind === 'status' ? bankStatus.status : null);
}
