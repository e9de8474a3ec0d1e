/** Tells shops about their orders: signed, repeated until the shop says 200, given up after three failures in a row. */
import { createHmac } from 'node:crypto';
import { callbackText } from '#domain/payments/bank-callback.ts';
import type { SimulatedBank } from './bank.ts';
import type { FaultList } from './faults.ts';
import { type BankOrder, timeOver } from './order.ts';

export type Callbacks = {
  /** Sends what is due by the bank's clock. Resolves when every answer is in. */
  deliver(): Promise<void>;
  /** Callbacks not yet accepted, for the ledger. */
  waiting(): { mdOrder: string; operation: string; failures: number; dueAt: number }[];
};

type Callback = { url: string; params: Record<string, string>; failures: number; dueAt: number };
/** Says one callback to a shop; false when it was not taken. */
export type Tell = (callback: { url: string; params: Record<string, string> }) => Promise<boolean>;

const repeatAfterMs = 30_000;
const mostFailures = 3;
const answerWithinMs = 5_000;

const operations: Readonly<Record<number, string>> = {
  1: 'approved',
  2: 'deposited',
  3: 'reversed',
  4: 'refunded',
};

/** @param tell replaced in tests; by HTTP otherwise */
export function createCallbacks(bank: SimulatedBank, faults: FaultList, tell: Tell = callByHttp): Callbacks {
  let queue: Callback[] = [];

  bank.book.onChange((before, after) => {
    const operation = operationOf(before, after);
    if (operation === null || after.callbackUrl === null || faults.take('callback') !== null) return;
    const params = signed(bank, after, operation);
    queue.push({ url: after.callbackUrl, params, failures: 0, dueAt: bank.at() });
  });

  async function attempt(callback: Callback): Promise<void> {
    if (await tell(callback)) return;
    const failures = callback.failures + 1;
    if (failures < mostFailures) queue.push({ ...callback, failures, dueAt: bank.at() + repeatAfterMs });
  }

  return {
    async deliver() {
      const due = queue.filter((callback) => callback.dueAt <= bank.at());
      queue = queue.filter((callback) => callback.dueAt > bank.at());
      await Promise.all(due.map(attempt));
    },
    waiting: () =>
      queue.map(({ params, failures, dueAt }) => ({
        mdOrder: params['mdOrder'] ?? '',
        operation: params['operation'] ?? '',
        failures,
        dueAt,
      })),
  };
}

function operationOf(before: BankOrder | null, after: BankOrder): string | null {
  if (before === null) return null;
  if (after.status === 4 && after.refunds.length > before.refunds.length) return 'refunded';
  if (before.status === after.status) return null;
  if (after.status === 6) return after.actionCode === timeOver ? 'declinedByTimeout' : 'declinedCardPresent';
  return operations[after.status] ?? null;
}

function signed(bank: SimulatedBank, order: BankOrder, operation: string): Record<string, string> {
  const params = {
    mdOrder: order.mdOrder,
    orderNumber: order.orderNumber,
    operation,
    status: order.status === 6 ? '0' : '1',
    amount: String(order.amount),
  };
  const key = bank.merchants.find((merchant) => merchant.user === order.merchant)?.callbackKey;
  if (key === undefined) return params;
  const checksum = createHmac('sha256', key).update(callbackText(params)).digest('hex').toUpperCase();
  return { ...params, checksum };
}

async function callByHttp({ url, params }: Parameters<Tell>[0]): Promise<boolean> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(answerWithinMs) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
