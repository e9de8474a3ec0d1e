import { parseArgs } from 'node:util';
import { orderNumber } from '#domain/order.ts';
import { type BooksReport, checkBooks } from '#server/features/payments/reconciliation/reconcile.ts';
import {
  type BankListReport,
  compareBankList,
} from '#server/features/payments/reconciliation/compare-bank-list.ts';
import { printBankList, readBankList } from './bank-list.ts';
import { openShop } from './open-shop.ts';

/**
 * Reconciles the shop with its banks, payment by payment, and prints differences; with `--bank-list file.csv` also
 * payments that only the bank knows. Reads only. Exit code 1 when something differs; 2 when a bank did not answer for
 * everything or a list could not be read, so the result is incomplete.
 */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const options = { 'bank-list': { type: 'string', multiple: true } } as const;
  const { values } = parseArgs({ args, options });
  await using shop = await openShop(env);
  const started = performance.now();
  const report = await checkBooks(shop.ctx);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`${printBooks(report, seconds)}\n`);
  const lists: BankListReport[] = [];
  for (const file of values['bank-list'] ?? []) {
    const list = await compareBankList(shop.ctx, readBankList(file));
    process.stdout.write(`${printBankList(file, list)}\n`);
    lists.push(list);
  }
  if (report.unanswered > 0 || lists.some(({ unreadable }) => unreadable > 0)) process.exitCode = 2;
  if (report.differences.length > 0 || lists.some(({ forgotten }) => forgotten.length > 0))
    process.exitCode = 1;
}

/** Each kind of difference explained for accountants. */
const meanings: Record<string, string> = {
  'missing-at-bank': 'the bank does not know this payment',
  'amounts-differ': 'shop and bank have different sums',
  'paid-only-here': 'paid in the shop, not at the bank',
  'paid-only-at-bank': 'paid at the bank, not in the shop',
  'refunds-differ': 'shop and bank gave back different sums',
  unreadable: 'the bank’s answer does not tell the state',
  'paid-without-money': 'the order counts as paid without one kept payment',
  'money-without-paid': 'there is money for it, the order counts as unpaid',
  'ledger-sum': 'the ledger has another sum than the payments of the order',
  'money-owed': 'the shop has money that it owes, and no refund of it is under way',
};

/** The report for people. */
export function printBooks(report: BooksReport, seconds: number): string {
  const { orders, attempts, unanswered, differences } = report;
  const lines = [
    row('Card orders', `${orders}`),
    row('Payments', `${attempts} compared with the banks in ${seconds.toFixed(1)} s`),
    row('No answer', unanswered === 0 ? 'none' : `${unanswered}: ask again when the bank answers`),
    row('Differences', differences.length === 0 ? 'none' : `${differences.length}`),
  ];
  if (differences.length > 0) lines.push('', '  Order       Number at the bank                What differs');
  for (const { number, orderNumber: there = '', difference } of differences)
    lines.push(
      `  ${orderNumber(number).padEnd(11)} ${there.padEnd(33)} ${difference}: ${meanings[difference] ?? ''}`,
    );
  return lines.join('\n');
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(14)} ${value}`;
}
