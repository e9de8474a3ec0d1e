/** Bulk issue of certificates: rows pasted from a spreadsheet, with a phone number, a sum and optional details. */
import { type Day, isDay } from '../delivery/calendar.ts';
import { readDay } from '../delivery/read-day.ts';
import { parsePhone, type Phone } from '../phone.ts';
import { foldHeading, readPrice } from '../spreadsheet.ts';
import { leastFace, longestMessage, longestName, maySendOn, mostSoldFace } from './certificate.ts';

export const mostSheetRows = 500;
export const mostSheetColumns = 20;
/** Characters. */
export const longestSheet = 200_000;
/** Their order in a sheet without headings; the first two are required. */
export const sheetColumns = ['mobile', 'face', 'name', 'message', 'day'] as const;
export type SheetColumn = (typeof sheetColumns)[number];
/**
 * What is wrong: an unknown heading, a missing column, more cells than columns; the phone number, sum, name, text or day; a
 * repeated number, one row too many, an unclosed quote.
 */
export const sheetFaults = [
  ...(['heading', 'column', 'row', 'mobile', 'face', 'name', 'message', 'day'] as const),
  ...(['twice', 'rows', 'quote'] as const),
] as const;

export type SheetProblem = { row: number; what: (typeof sheetFaults)[number] };
export type SheetHeading = { heading: string; column: SheetColumn | null; isKnown: boolean };
/** `face` in tenge. */
export type SheetRow = { mobile: Phone; face: number; name: string; message: string; day?: Day };
export type SheetLine = { row: number; cells: readonly string[] };
type Columns = readonly (SheetColumn | null)[];

/** Headings that are understood, in both languages. */
export const sheetHeadings: Record<SheetColumn, { tm: string; ru: string }> = {
  mobile: { tm: 'Telefon', ru: 'Телефон' },
  face: { tm: 'Möçberi', ru: 'Сумма' },
  name: { tm: 'Ady', ru: 'Имя' },
  message: { tm: 'Gutlag sözleri', ru: 'Текст открытки' },
  day: { tm: 'SMS güni', ru: 'День отправки' },
};
/** Other usual headings; the first match is proposed. */
const usual: readonly (readonly [RegExp, SheetColumn])[] = [
  [/^(telefon|nomer|тел|номер|phone|mobile)/, 'mobile'],
  [/^(jemi|möçber|pul|manat|сумма|номинал|sum|amount)/, 'face'],
  [/(gutlag|sözler|hat|текст|поздрав|сообщ|пожелан|message|text)/, 'message'],
  [/(gün|sene|haçan|дата|день|когда|date|day)/, 'day'],
  [/^(ady|kime|alyjy|familiýa|имя|кому|фио|получател|name)/, 'name'],
];

type SheetOptions = {
  now: Date;
  /** Validity of the certificates. */
  months?: number | undefined;
  /** Prefixes of mobile numbers. */
  allowed?: readonly string[] | undefined;
  /** Meaning of the columns from the left, chosen by staff; the first row then has headings. */
  columns?: Columns | undefined;
};
export type ReadSheet = { rows: SheetRow[]; problems: SheetProblem[]; headings: SheetHeading[] };

/** Parses the rows of a sheet; headings and empty rows are skipped. */
export function readCertificateSheet(lines: readonly SheetLine[], reading: SheetOptions): ReadSheet {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [first] = filled;
  if (!first) return { rows: [], problems: [], headings: [] };
  const headings = hasHeadings(first, reading) ? headingsOf(first, reading.columns) : [];
  const columns = headings.length > 0 ? headings.map(({ column }) => column) : sheetColumns;
  const body = headings.length > 0 ? filled.slice(1) : filled;
  const hasUnknown = headings.some(({ heading, isKnown }) => heading !== '' && !isKnown);
  const missing = (['mobile', 'face'] as const).filter((column) => !columns.includes(column));
  const problems: SheetProblem[] = [
    ...(hasUnknown ? [{ row: first.row, what: 'heading' as const }] : []),
    ...missing.map(() => ({ row: first.row, what: 'column' as const })),
  ];
  if (problems.length > 0) return { rows: [], problems, headings };
  return { ...readLines(body, columns, reading), headings };
}

function readLines(
  body: readonly SheetLine[],
  columns: Columns,
  reading: SheetOptions,
): Omit<ReadSheet, 'headings'> {
  const rows: SheetRow[] = [];
  const problems: SheetProblem[] = [];
  const known = new Set<string>();
  for (const { row, cells } of body.slice(0, mostSheetRows)) {
    const read = readLine(cells, columns, reading);
    const mobile = typeof read === 'string' ? undefined : read.mobile;
    if (typeof read === 'string') problems.push({ row, what: read });
    else if (known.has(read.mobile)) problems.push({ row, what: 'twice' });
    else rows.push(read);
    if (mobile) known.add(mobile);
  }
  const more = body[mostSheetRows];
  if (more) problems.push({ row: more.row, what: 'rows' });
  return { rows, problems };
}

/** @returns the row, or what is wrong with it */
function readLine(
  cells: readonly string[],
  columns: Columns,
  { now, months, allowed }: SheetOptions,
): SheetRow | SheetProblem['what'] {
  if (cells.slice(columns.length).some((cell) => cell.trim())) return 'row';
  const cell = (column: SheetColumn) => (cells[columns.indexOf(column)] ?? '').trim();
  const [name, message, typedDay] = [cell('name'), cell('message'), cell('day')];
  const mobile = parsePhone(cell('mobile'), allowed);
  if (!mobile) return 'mobile';
  const face = readPrice(cell('face').replace(/TMT$/i, ''));
  if (face === null || face < leastFace || face > mostSoldFace) return 'face';
  if (name.length > longestName) return 'name';
  if (message.length > longestMessage) return 'message';
  if (typedDay === '') return { mobile, face, name, message };
  const day = isDay(typedDay) ? typedDay : readDay(typedDay);
  return day && maySendOn(day, now, months) ? { mobile, face, name, message, day } : 'day';
}

const isNumber = (cell: string) => /^[+(]?\d/.test(cell.trim());

/** A first row without any number, or with a known heading, has headings. */
function hasHeadings({ cells }: SheetLine, { columns }: SheetOptions): boolean {
  return columns !== undefined || !cells.some(isNumber) || cells.some((cell) => columnOf(cell));
}

function headingsOf({ cells }: SheetLine, said: Columns | undefined): SheetHeading[] {
  const names = cells.slice(0, mostSheetColumns).map((cell) => cell.trim());
  if (said) return names.map((heading, at) => ({ heading, column: said[at] ?? null, isKnown: true }));
  const taken = new Set(names.map(columnOf));
  return names.map((heading) => {
    const column = columnOf(heading);
    if (column) return { heading, column, isKnown: true };
    const found = usual.find(([pattern, means]) => pattern.test(foldHeading(heading)) && !taken.has(means));
    if (found) taken.add(found[1]);
    return { heading, column: found?.[1] ?? null, isKnown: false };
  });
}

function columnOf(heading: string): SheetColumn | undefined {
  const wanted = foldHeading(heading);
  return sheetColumns.find((column) =>
    [column, sheetHeadings[column].tm, sheetHeadings[column].ru].some((name) => foldHeading(name) === wanted),
  );
}
