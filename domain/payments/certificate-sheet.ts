/** Bulk issue of certificates: rows of a phone number and a sum, pasted from a spreadsheet. */
import { parsePhone, type Phone } from '../phone.ts';
import { leastFace, mostSoldFace } from './certificate.ts';

export const mostSheetRows = 500;
/** What is wrong with a row: not two columns, the phone number, the sum, a repeated number, or one row too many. */
export const sheetFaults = ['row', 'mobile', 'face', 'twice', 'rows'] as const;

export type SheetProblem = { row: number; what: (typeof sheetFaults)[number] };
/** `face` in tenge. */
export type SheetRow = { mobile: Phone; face: number };

/**
 * Parses two columns separated by a tab or a semicolon; headings and empty lines are skipped.
 * @param allowed prefixes of mobile numbers
 */
export function readCertificateSheet(
  text: string,
  allowed?: readonly string[],
): { rows: SheetRow[]; problems: SheetProblem[] } {
  const lines = text.split(/\r\n?|\n/).map((line, at) => ({ row: at + 1, cells: line.split(/[\t;]/) }));
  const filled = lines.filter(
    ({ row, cells }) => cells.some((cell) => cell.trim()) && (row > 1 || /\d/.test(cells.join(''))),
  );
  const rows: SheetRow[] = [];
  const problems: SheetProblem[] = [];
  const known = new Set<string>();
  for (const { row, cells } of filled.slice(0, mostSheetRows)) {
    const [typed = '', sum = ''] = cells.map((cell) => cell.trim());
    const mobile = parsePhone(typed, allowed);
    const face = readSum(sum);
    if (cells.filter((cell) => cell.trim()).length !== 2) problems.push({ row, what: 'row' });
    else if (!mobile) problems.push({ row, what: 'mobile' });
    else if (face === null) problems.push({ row, what: 'face' });
    else if (known.has(mobile)) problems.push({ row, what: 'twice' });
    else rows.push({ mobile, face });
    if (mobile) known.add(mobile);
  }
  const more = filled[mostSheetRows];
  if (more) problems.push({ row: more.row, what: 'rows' });
  return { rows, problems };
}

/** Parses `1 000`, `12,50` and `300 TMT` into tenge. */
function readSum(typed: string): number | null {
  const [, whole = '', part = ''] =
    /^(\d{1,9})(?:[.,](\d{1,2}))?(?:TMT)?$/i.exec(typed.replace(/[\s\u{a0}\u{202f}]/gu, '')) ?? [];
  if (whole === '') return null;
  const face = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return face >= leastFace && face <= mostSoldFace ? face : null;
}
