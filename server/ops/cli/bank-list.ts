import { readFile, stat } from 'node:fs/promises';
import { readCsv } from '#server/platform/spreadsheets/csv.ts';
import type { BankListReport } from '#server/features/payments/reconciliation/compare-bank-list.ts';

const mostBytes = 64 * 1024 * 1024;

/**
 * The rows of a list exported from a bank's portal: CSV in UTF-8, UTF-16 or Windows-1251.
 *
 * @throws RangeError when there is no such file, or one of more than 64 MB
 */
export async function* readBankList(file: string): AsyncGenerator<readonly string[]> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile())
    throw new RangeError(`There is no file ${file} for the account that runs this command.`);
  if (found.size > mostBytes) throw new RangeError(`${file} has more than 64 MB; compare it in parts.`);
  const bytes = Buffer.from(decode(await readFile(file)));
  const source = {
    size: bytes.length,
    read: async (at: number, length: number) => bytes.subarray(at, at + length),
  };
  for await (const { cells } of readCsv(source)) yield cells;
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The report for people; sums and times as the bank wrote them. */
export function printBankList(file: string, { taken, unreadable, forgotten }: BankListReport): string {
  const lines = [
    `\n  ${file}: ${taken} payments, ${forgotten.length === 0 ? 'all known to the shop' : `${forgotten.length} unknown to the shop`}.`,
  ];
  if (unreadable > 0)
    lines.push(`  ${unreadable} rows could not be understood: no number, or an unknown state.`);
  if (forgotten.length > 0)
    lines.push('', '  Number at the bank                Amount         When                      State');
  for (const { orderNumber, bankId, amount, at, state } of forgotten)
    lines.push(
      `  ${(orderNumber || bankId).padEnd(33)} ${amount.padEnd(14)} ${at.padEnd(25)} ${state}${orderNumber && bankId ? `  ${bankId}` : ''}`,
    );
  return lines.join('\n');
}
